import { counted, isObject, parsed, type SourceFile, textIn, type VerseTexts } from './format.ts';

/** Verses by their place in the whole Quran, from 1: `2:183`. */
type VerseAt = (place: number) => string | undefined;

/**
 * hablullah/data-quran: Markdown, a heading with a number from 1 to 6236 above each verse, footnotes behind `[^2]`. The
 * marks and the notes are no words of the verse.
 */
export function readDataQuran(files: readonly SourceFile[], verseAt: VerseAt): VerseTexts {
  const found: VerseTexts = { verses: [], problems: [], notes: [] };
  let footnotes = 0;
  for (const { name, text } of files) {
    const lines = withoutComments(text).split('\n');
    let verse: { from: string; lines: string[]; line: number } | undefined;
    const end = () => {
      if (verse) found.verses.push({ from: verse.from, text: verse.lines.join(' '), line: verse.line, file: name });
    };
    for (const [index, written] of lines.entries()) {
      const [, number] = /^# (\d{1,4})\s*$/.exec(written) ?? [];
      if (number !== undefined) {
        end();
        const from = verseAt(Number(number));
        verse = from === undefined ? undefined : { from, lines: [], line: index + 1 };
        if (!verse) found.problems.push({ file: name, line: index + 1, message: `there is no verse number ${number}` });
      } else if (/^\[\^[^\]]+\]:/.test(written)) footnotes++;
      else if (written.trim() !== '' && !/^\s/.test(written)) {
        const words = written
          .replace(/\[\^[^\]]+\]/g, '')
          .replace(/\\([[\]*_#\\])/g, '$1')
          .trim();
        if (verse) verse.lines.push(words);
        else found.problems.push({ file: name, line: index + 1, message: 'stands above the first verse' });
      }
    }
    end();
  }
  if (footnotes > 0) found.notes.push(`${counted(footnotes, 'footnote')} left out: only the verses are imported`);
  return found;
}

/** A comment of the head says where the text comes from; its lines are kept, so that line numbers stay right. */
const withoutComments = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n')
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''));

/** QuranEnc’s API: an object with `result`, one object a verse; `[1]` in a translation points to its footnotes. */
export function readQuranEnc(files: readonly SourceFile[]): VerseTexts {
  const found: VerseTexts = { verses: [], problems: [], notes: [] };
  let footnotes = 0;
  for (const { name, value } of parsed(files, found.problems)) {
    const result = isObject(value) && Array.isArray(value.result) ? value.result : [];
    if (result.length === 0) found.problems.push({ file: name, line: 1, message: 'has no list “result”' });
    for (const [index, entry] of result.entries()) {
      const { sura, aya, translation, footnotes: notes } = isObject(entry) ? entry : {};
      const hasNotes = textIn(notes).trim() !== '';
      if (hasNotes) footnotes++;
      const text = textIn(translation);
      found.verses.push({
        from: `${textIn(sura)}:${textIn(aya)}`,
        text: (hasNotes ? text.replace(/\[\d+\]/g, '') : text).trim(),
        line: index + 1,
        file: name,
      });
    }
  }
  if (footnotes > 0)
    found.notes.push(`the footnotes of ${counted(footnotes, 'verse')} left out: only the verses are imported`);
  return found;
}

/** The npm package quran-json: a list of surahs, each with its verses and their translation. */
export function readQuranJson(files: readonly SourceFile[]): VerseTexts {
  const found: VerseTexts = { verses: [], problems: [], notes: [] };
  for (const { name, value } of parsed(files, found.problems)) {
    const surahs = Array.isArray(value) ? value.filter(isObject) : [];
    if (surahs.length === 0) found.problems.push({ file: name, line: 1, message: 'is no list of surahs' });
    for (const { id: surah, verses } of surahs) {
      for (const { id: ayah, translation, text } of Array.isArray(verses) ? verses.filter(isObject) : []) {
        const words = textIn(translation ?? text).trim();
        found.verses.push({
          from: `${textIn(surah)}:${textIn(ayah)}`,
          text: words,
          line: Number(surah),
          file: name,
        });
      }
    }
  }
  return found;
}

/** spa5k/tafsir_api: a file for each surah; a verse without a text is explained with the one before it. */
export function readTafsirApi(files: readonly SourceFile[]): VerseTexts {
  const found: VerseTexts = { verses: [], problems: [], notes: [] };
  for (const { name, value } of parsed(files, found.problems)) {
    const ayahs = isObject(value) && Array.isArray(value.ayahs) ? value.ayahs.filter(isObject) : [];
    if (ayahs.length === 0) found.problems.push({ file: name, line: 1, message: 'has no list “ayahs”' });
    let last: VerseTexts['verses'][number] | undefined;
    for (const [index, { surah, ayah, text }] of ayahs.entries()) {
      const verse = `${textIn(surah)}:${textIn(ayah)}`;
      if (textIn(text).trim() !== '') {
        last = { from: verse, text: textIn(text), line: index + 1, file: name };
        found.verses.push(last);
      } else if (last) last.to = textIn(ayah);
    }
  }
  const order = ({ from }: { from: string }) => from.split(':').reduce((sum, part) => sum * 1_000 + Number(part), 0);
  return { ...found, verses: found.verses.sort((one, other) => order(one) - order(other)) };
}
