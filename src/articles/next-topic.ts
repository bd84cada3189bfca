import type { Corpus, Surah } from '../knowledge/corpus/corpus.ts';
import type { ArticleTopics, Topic } from './load-topics.ts';

/** What an article can be composed of. */
export type ArticleSubject = { kind: 'written'; topic: Topic } | { kind: 'surah'; surah: Surah };

/** The key by which the store knows that a subject has its article. */
export function originOf(subject: ArticleSubject): string {
  return subject.kind === 'written' ? `topic:${subject.topic.key}` : `surah:${subject.surah.number}`;
}

/** Chooses what to write next: the written topics first, each once, then a first reading of each surah; `written` are the origins that have their article. */
export function nextTopic(
  written: ReadonlySet<string>,
  { topics }: ArticleTopics,
  { surahs }: Corpus,
): ArticleSubject | { kind: 'nothing-new' } {
  const subjects: ArticleSubject[] = [
    ...topics.map((topic) => ({ kind: 'written', topic }) as const),
    ...surahs.map((surah) => ({ kind: 'surah', surah }) as const),
  ];
  const isNew = (subject: ArticleSubject) => !written.has(originOf(subject));
  return subjects.find(isNew) ?? { kind: 'nothing-new' };
}
