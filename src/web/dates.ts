// US English in one fixed time zone, so that server and browser render the same text.
const timeZone = 'UTC';

const formats = {
  short: new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' }),
  shortWithTime: new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }),
  long: new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' }),
};

export type DateFormat = keyof typeof formats;

/** Questions: `Nov 12, 2026`; with time `Nov 12, 2026, 2:30 PM`. Articles: `November 12, 2026`. */
export function formatDate(iso: string, format: DateFormat): string {
  const date = new Date(iso);
  // Node and browsers may use different spaces before AM and PM; a difference would be a hydration mismatch.
  return Number.isNaN(date.getTime()) ? '' : formats[format].format(date).replaceAll('\u202F', ' ');
}
