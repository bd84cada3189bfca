import type { Note } from '../knowledge/notes/note.ts';

/** How an article is built: what it begins with, the order of its parts, and the headings over them. */
export const noteForms = ['story', 'life', 'how-to', 'difference', 'myths', 'explainer'] as const;
export type NoteForm = (typeof noteForms)[number];
/** Stories and lives are told of notes and of entries. */
export const articleForms = [...noteForms, 'event', 'place', 'surah', 'terms'] as const;
export type ArticleForm = (typeof articleForms)[number];

/** What a form adds to the title of its note, and the headings over its parts. */
export interface FormWords {
  title: (subject: string) => string;
  /** Over the first point; none where the article simply begins. */
  opening?: string;
  /** Over the other points, each under its own smaller heading; none where each point has a large heading. */
  body?: string;
  differences: string;
  /** Whether differing views stand before the rest. */
  differencesFirst?: true;
}

export const formWords: Readonly<Record<NoteForm, FormWords>> = {
  story: {
    title: (subject) => `${subject}: The Story in the Quran`,
    body: 'The story',
    differences: 'What remains open',
  },
  life: {
    title: (subject) => `${subject}: Told from the Sources`,
    differences: 'What historians and scholars dispute',
  },
  'how-to': {
    title: (subject) => `${subject}: A Practical Guide`,
    opening: 'In short',
    body: 'What to know and do',
    differences: 'Where the schools do it differently',
  },
  difference: {
    title: (subject) => `${subject}: Different Views, Side by Side`,
    opening: 'In short',
    differencesFirst: true,
    differences: 'Where the views part',
    body: 'What else belongs to it',
  },
  myths: {
    title: (subject) => `${subject}: Hard Questions, and What the Sources Say`,
    opening: 'The short answer',
    body: 'Point by point',
    differences: 'Where Muslims themselves differ',
  },
  explainer: {
    title: (subject) => `${subject}, Explained`,
    differences: 'Where scholars differ',
  },
};

const formsOfShelves: Readonly<Record<string, NoteForm>> = {
  'Its stories': 'story',
  'The life of the Prophet': 'life',
  'Those around him': 'life',
  Purification: 'how-to',
  Prayer: 'how-to',
  'Fasting and Eid': 'how-to',
  Zakat: 'how-to',
  Pilgrimage: 'how-to',
  'Prayer of the heart': 'how-to',
  'Reading it with questions': 'myths',
  'Women and men': 'myths',
  'War and peace': 'myths',
};

/** Minimum share of a note's points about differing views from which the article is built around them. */
const MANY_DIFFERENCES = 0.4;

/** A title that asks, explains itself or has a subtitle already needs no other. */
const IS_WHOLE = /[:?]|^(?:How|Why|What|Who|If)\b/u;

/** The title of an article of this form about a note's subject. */
export const titleIn = (form: NoteForm, subject: string): string =>
  IS_WHOLE.test(subject) ? subject : formWords[form].title(subject);

/** The form that suits a note: by its shelf, else by how much of it is about differing views. */
export function formOf({ shelf, english: { points } }: Note): NoteForm {
  const differing = points.filter(({ isDifference }) => isDifference).length / points.length;
  return formsOfShelves[shelf] ?? (differing >= MANY_DIFFERENCES ? 'difference' : 'explainer');
}
