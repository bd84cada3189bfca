// How a visitor reads: theme, size of the text and of the Arabic, as `reading-sheet.ts` keeps them. Runs in the head, before
// anything is painted, so that no page flashes in another theme or moves.

try {
  Object.assign(document.documentElement.dataset, JSON.parse(localStorage.getItem('reading') ?? '{}'));
} catch {
  // Storage is switched off, or somebody else wrote there.
}
