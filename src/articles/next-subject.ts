import type { Corpus, Surah } from '../knowledge/corpus/corpus.ts';
import type { ArticleDraft, ArticleDrafts } from './load-drafts.ts';

/** What an article can be about: an editor's draft, or a surah. */
export type ArticleSubject = { kind: 'written'; draft: ArticleDraft } | { kind: 'surah'; surah: Surah };

/** The key by which the database knows that a subject already has its article. The prefix `topic:` is kept for older databases. */
export function originOf(subject: ArticleSubject): string {
  return subject.kind === 'written' ? `topic:${subject.draft.key}` : `surah:${subject.surah.number}`;
}

/** Chooses the next subject: first each draft, then a first reading of each surah. `written` are the origins that have their article. */
export function nextSubject(
  written: ReadonlySet<string>,
  { drafts }: ArticleDrafts,
  { surahs }: Corpus,
): ArticleSubject | { kind: 'nothing-new' } {
  const subjects: ArticleSubject[] = [
    ...drafts.map((draft) => ({ kind: 'written', draft }) as const),
    ...surahs.map((surah) => ({ kind: 'surah', surah }) as const),
  ];
  const isNew = (subject: ArticleSubject) => !written.has(originOf(subject));
  return subjects.find(isNew) ?? { kind: 'nothing-new' };
}
