import type { Note } from '../../knowledge/notes/note.ts';
import type { Findings, FoundNote } from '../../knowledge/retrieval/retrieval.ts';
import { formatReference } from '../../references/format-reference.ts';
import type { DraftAnswer, DraftBlock } from '../draft-answer.ts';
import type { AnswerEngine } from '../engine.ts';
import { type AnswerLanguage, languageOf } from '../question-language.ts';
import { asksForMore } from './asks-for-more.ts';
import { type ChosenPassages, choosePassages } from './choose-passages.ts';
import { choosePieces } from './choose-pieces.ts';
import { furtherReading } from './further-reading.ts';
import { hasLanguage } from './has-language.ts';
import { namesOf, versesOf } from './references-of.ts';
import { wording } from './wording.ts';

/** Minimum score for a note to answer; notes below it are only linked. */
const LIKELY_ENOUGH = 0.3;

/** Scores of verses: below `HARDLY` they share almost no word with the question; below `FAIRLY` they are shown as a guess. */
const HARDLY = 0.45;
const FAIRLY = 1.2;

/** Maximum passages quoted: next to a note's text, as the whole answer, as a guess, and for a visitor who asks for many. */
const ROOM = { beside: 3, alone: 5, guessed: 3, many: 12 };

/** Maximum references in an answer; more would be padding, unless the visitor asks for many. */
const MOST_REFERENCES = 8;
const MANY_REFERENCES = 20;

/** References reserved for quoted passages. */
const FOR_PASSAGES = 3;

/** Answers with the site's notes and with verses, and generates no text of its own. */
export function extractiveEngine(notes: readonly Note[]): AnswerEngine {
  const bySlug = new Map(notes.map((note) => [note.slug, note]));
  const relatedTo = ({ note }: FoundNote) => note.related.flatMap((slug) => bySlug.get(slug) ?? []);

  return {
    name: 'notes-and-verses',
    async draft(question, found) {
      const language = languageOf(question);
      const [note] = found.notes.filter((each) => each.score >= LIKELY_ENOUGH && hasLanguage(each, language));
      // A question that only names a verse finds no note and is answered with that verse.
      if (!note) return ofVerses(question, found, language);
      return ofNote(note, question, found, relatedTo(note), language);
    },
  };
}

function ofNote(
  note: FoundNote,
  question: string,
  found: Findings,
  related: readonly Note[],
  language: AnswerLanguage,
): DraftAnswer {
  const { differences: heading, ofNotes } = wording[language];
  const wantsMany = asksForMore(question);
  const references = wantsMany ? MANY_REFERENCES : MOST_REFERENCES;
  const { direct, differences } = choosePieces(note, question, references - FOR_PASSAGES);
  const quotations = note.text.pieces.filter(({ kind }) => kind === 'quotation');
  const cited = versesOf([...quotations, ...direct]);
  const known = versesOf(note.text.pieces);
  const said = new Set(namesOf([...direct, ...differences]));
  const passages = choosePassages(found.passages, { cited, known }, said, {
    passages: wantsMany ? ROOM.many : ROOM.beside,
    references,
  });
  return {
    kind: 'drafted',
    blocks: [
      { kind: 'note', pieces: direct },
      ...evidence(passages, language),
      ...(differences.length > 0
        ? [{ kind: 'own', words: heading } as const, { kind: 'note', pieces: differences } as const]
        : []),
    ],
    further: furtherReading([note.note], related, language),
    about: ofNotes,
  };
}

function ofVerses(question: string, found: Findings, language: AnswerLanguage): DraftAnswer {
  const { named, opening, guess, ofVerses: about } = wording[language];
  const wantsMany = asksForMore(question);
  const [best] = found.passages;
  if (!best || best.score < HARDLY) return { kind: 'abstained' };
  const isGuess = best.score < FAIRLY;
  const passages = choosePassages(found.passages, { cited: [], known: [] }, new Set(), {
    passages: wantsMany ? ROOM.many : isGuess ? ROOM.guessed : ROOM.alone,
    references: wantsMany ? MANY_REFERENCES : MOST_REFERENCES,
  });
  const offered = found.notes.slice(0, 2).map(({ note }) => note);
  const lead = found.passages.every((each) => each.named) ? named : isGuess ? () => guess : opening;
  return {
    kind: 'drafted',
    blocks: [{ kind: 'own', words: lead(passages.quoted.length) }, ...shown(passages, language)],
    further: furtherReading(offered, [], language),
    about,
  };
}

function evidence(passages: ChosenPassages, language: AnswerLanguage): DraftBlock[] {
  if (passages.quoted.length === 0) return [];
  return [{ kind: 'own', words: wording[language].evidence }, ...shown(passages, language)];
}

function shown({ quoted, named }: ChosenPassages, language: AnswerLanguage): DraftBlock[] {
  const brackets = named.map((reference) => `[${formatReference(reference)}]`).join(' ');
  return [
    ...quoted.map((reference): DraftBlock => ({ kind: 'passage', reference, introducedIn: language })),
    ...(named.length > 0
      ? [{ kind: 'text', by: 'editor', markdown: `${wording[language].seeAlso}: ${brackets}` } as const]
      : []),
  ];
}
