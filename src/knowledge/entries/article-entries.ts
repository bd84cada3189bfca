import { formatReference } from '../../references/format-reference.ts';
import { parseReference } from '../../references/parse-reference.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { Surah } from '../corpus/corpus.ts';
import type { GlossaryTerm } from '../glossary/term.ts';
import type { Profiles } from '../profiles/load-profiles.ts';
import { citedWorks, type NamedWork, type Profile } from '../profiles/profile.ts';
import type { AboutSurah } from '../surahs/about-surah.ts';
import type { ArticleEntry, EntryPiece, EntrySection } from './article-entry.ts';
import type { EntryWords } from './explained-entries.ts';

export interface EntrySources {
  profiles: Profiles;
  glossary: readonly GlossaryTerm[];
  about: ReadonlyMap<number, AboutSurah>;
  surahs: readonly Surah[];
}

/** Everything of the content that is shorter than a note, as articles tell of it, in the order of the content. */
export function articleEntries({ profiles: { profiles }, glossary, about, surahs }: EntrySources): ArticleEntry[] {
  return [
    ...profiles.map(profileEntry),
    ...surahs.flatMap((surah) => {
      const said = about.get(surah.number);
      return said ? [surahEntry(said, surah)] : [];
    }),
    ...glossary.map(termEntry),
  ];
}

/** A first paragraph of fewer words needs the summary before it to say whom or what it is about. */
const OPENING = 15;

const countWords = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;

function profileEntry(profile: Profile): ArticleEntry {
  const { slug, group, name, english, arabic, also, facts, summary, related, markdown } = profile;
  const [kind = ''] = facts;
  const isProphet = group === 'people' && kind === 'a prophet';
  const opens = group === 'people' && countWords(markdown.split('\n\n')[0] ?? '') >= OPENING;
  const text = opens ? markdown : `${summary}\n\n${markdown}`;
  const sections = sectionsOf(text, isProphet ? bySentences : byParagraphs);
  return {
    key: `${group}/${slug}`,
    kind: group === 'people' ? (isProphet ? 'prophet' : 'person') : group === 'places' ? 'place' : 'event',
    group: group !== 'people' ? group : /^(?:born|died|$)/u.test(kind) ? 'figures' : kind,
    name: isProphet ? (english ?? name) : name,
    names: [name, ...(english ? [english] : []), arabic, ...also],
    ...timeOf(profile),
    facts: `${facts.length > 0 ? `*${upperFirst(facts.join('; '))}* · ` : ''}${arabic}` as EntryWords,
    related,
    sections,
    text: `${summary}\n\n${markdown}`,
  };
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Of a date in both calendars the common year, which stands in brackets: “672 AH (1273), Konya”. */
function timeOf({ group, facts, begins }: Profile): Pick<ArticleEntry, 'time'> {
  const when = group === 'people' ? facts.find((fact) => fact.startsWith('died ')) : begins;
  if (!when) return {};
  const [, year] =
    /\((?:about )?(\d{3,4})\)/u.exec(when) ?? /^(?:died (?:about )?)?0*(\d{3,4})\b(?! AH)/u.exec(when) ?? [];
  if (!year) return {};
  const said = begins === undefined ? when : (facts[0] ?? '');
  const isSure = !/about| or |perhaps|disputed/iu.test(said);
  return { time: { year: Number(year), words: `${isSure ? 'in' : 'about'} ${year}` } };
}

function termEntry({ slug, name, arabic, also, note, theme, markdown }: GlossaryTerm): ArticleEntry {
  return {
    key: `glossary/${slug}`,
    kind: 'term',
    group: theme,
    name,
    names: [name, ...(arabic ? [arabic] : []), ...also],
    ...(arabic && { facts: arabic as EntryWords }),
    related: note ? [note] : [],
    sections: sectionsOf(markdown, byParagraphs),
    text: markdown,
  };
}

/** The sentence that says for nearly every surah in the same words where it was revealed. */
const WHERE = /The common lists count it as (Meccan|Medinan) (\[[^\]]*\])\./u;

function surahEntry({ number, summary, markdown }: AboutSurah, { name, arabicName, verses }: Surah): ArticleEntry {
  const [mold, where, source] = WHERE.exec(markdown) ?? [];
  // Said as a fact in short, because the same sentence would stand in every reading of a surah.
  const told = mold ? markdown.replace(mold, '').replace(/## Where and when\n\n\s*(?=##|$)/u, '') : markdown;
  const facts = [`${verses} verses`, ...(where ? [`${where} ${source}`] : [])].join(', ');
  return {
    key: `surahs/${number}`,
    kind: 'surah',
    group: 'surahs',
    name,
    names: [name, arabicName, `surah ${number}`, `surah ${name}`],
    facts: `${facts} · ${arabicName}` as EntryWords,
    related: [],
    sections: sectionsOf(`${summary}\n\n${told.replace(NAMED_FIRST, nameLast)}`, byParagraphs),
    text: `${summary}\n\n${markdown}`,
  };
}

/** `- [Quran 2:255] the Throne Verse.`: the reference goes to the end, as in all other sentences. */
const NAMED_FIRST = /^- (\[[^\]\n]+\]) (\S)(.*?)([.?!])$/gmu;
const nameLast = (_: string, reference: string, first: string, rest: string, mark: string) =>
  `- ${first.toUpperCase()}${rest}${mark === '.' ? '' : mark} ${reference}${mark === '.' ? '.' : ''}`;

type Pieces = (paragraph: string) => string[];

const byParagraphs: Pieces = (paragraph) => [paragraph];

/** Sentences that stand together before a passage is quoted. */
const AT_A_TIME = 2;

/** A story is told a few sentences at a time, each followed by the passage that it retells. */
const bySentences: Pieces = (paragraph) => {
  const sentences = splitSentences(paragraph);
  const pieces: string[] = [];
  for (let at = 0; at < sentences.length; at += AT_A_TIME) pieces.push(sentences.slice(at, at + AT_A_TIME).join(' '));
  return pieces;
};

function sectionsOf(markdown: string, pieces: Pieces): EntrySection[] {
  const sections: { heading?: string; pieces: EntryPiece[] }[] = [{ pieces: [] }];
  for (const block of markdown.split(/\n\s*\n/)) {
    const [, heading] = /^#+ (.+)$/u.exec(block.trim()) ?? [];
    if (heading) sections.push({ heading, pieces: [] });
    else if (block.startsWith('- ')) {
      sections.at(-1)?.pieces.push(...block.split(/\n(?=- )/).map((item) => pieceOf(item.slice(2), true)));
    } else if (block.trim() !== '') {
      sections.at(-1)?.pieces.push(...pieces(block.trim().replaceAll('\n', ' ')).map((words) => pieceOf(words)));
    }
  }
  return sections.filter((section) => section.pieces.length > 0);
}

function pieceOf(markdown: string, isItem = false): EntryPiece {
  const words = withFullReferences(markdown);
  // Only what stands in brackets is a source: “Surah 33 tells” names no passage to be quoted.
  const references = [...words.matchAll(IN_BRACKETS)].flatMap(([, inside = '']) => {
    const reference = parseReference(inside);
    return reference?.work === 'quran' ? [reference] : [];
  });
  return { words: words as EntryWords, references, ...(isItem && { isItem: true }) };
}

const IN_BRACKETS = /\[([^\][\n]{3,60})\]/gu;

/** References as articles write them: `[8:7]` becomes `[Quran 8:7]`, `[Bukhari 8]` `[Sahih al-Bukhari 8]`. */
const withFullReferences = (markdown: string) =>
  markdown.replace(IN_BRACKETS, (written, inside: string) => {
    const reference = parseReference(/^\d+:\d+(?:-\d+)?$/.test(inside) ? `Quran ${inside}` : inside);
    return reference ? `[${formatReference(reference)}]` : written;
  });

/**
 * The works that a text names, as the items of a list: author, title, year, and the places. The signs for ‘ayn and hamza are written as letters: from ‘ to the
 * next ’ in another item a reader of quotations would see one.
 */
export function worksList(text: string, known: ReadonlyMap<string, NamedWork>): EntryWords {
  const named = [...Map.groupBy(citedWorks(text, known), ({ work }) => work)].map(
    ([{ author, title, year }, cited]) => {
      const places = [...new Set(cited.map(({ place }) => place))].join('; ');
      return `- ${author}, *${title}*, ${year}: ${places}`.replaceAll('‘', 'ʿ').replaceAll('’', 'ʾ');
    },
  );
  return named.join('\n') as EntryWords;
}
