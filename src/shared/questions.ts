import type { Question } from './types.ts';

/** The sample questions, newest first: the home page shows the first three as the recent ones. */
export const questions: readonly Question[] = [
  {
    id: '1',
    title: 'Do I shorten my prayers when I travel?',
    content:
      'My work takes me to another city, about 200 km away, for two or three days at a time. A colleague told me that travellers pray fewer rak‘ahs (units of prayer). Which prayers become shorter, how far do I have to go, and may I also join two prayers together?',
    category: '5 Pillars of Islam',
    votes: 24,
    createdAt: '2026-11-12T18:20:00Z',
    answered: true,
    userDisplayName: 'Hana (sample visitor)',
  },
  {
    id: '2',
    title: 'How was the Quran preserved?',
    content:
      'I am not a Muslim, and I have just begun to read about Islam. I keep hearing that the Quran has not changed since the seventh century. Who wrote it down, when did it become one book, and what do Muslims say about the different ways of reciting it?',
    category: 'Quran',
    votes: 41,
    createdAt: '2026-10-29T09:05:00Z',
    answered: true,
    userDisplayName: 'Thomas (sample visitor)',
  },
  {
    id: '3',
    title: 'How do scholars decide that a hadith is sound?',
    content:
      'People send me sayings of the Prophet ﷺ on the phone every day, often with no source at all. Words like “sahih”, “hasan” and “da‘if” come up when I look for them. What do these grades mean, and how can someone with no training check a saying before passing it on?',
    category: 'Hadith',
    votes: 17,
    createdAt: '2026-10-08T20:45:00Z',
    answered: false,
    userDisplayName: 'Bilal (sample visitor)',
  },
  {
    id: '4',
    title: 'Which small habits of the Prophet ﷺ are a good place to begin?',
    content:
      'I came back to my faith this year and would like to follow the Sunnah (the Prophet’s way) in daily life, but long lists discourage me. Which few habits, at meals, at home or on going to sleep, are well attested and easy to keep?',
    category: 'Sunnah',
    votes: 24,
    createdAt: '2026-09-17T06:30:00Z',
    answered: false,
    userDisplayName: 'Safiya (sample visitor)',
  },
  {
    id: '5',
    title: 'May I visit a mosque if I am not a Muslim?',
    content:
      'Our neighbours have invited us to the open day at their mosque. We would love to go, but we do not want to do anything wrong. Are visitors of another faith, or of none, allowed inside? What should we wear, and what happens if prayers begin while we are there?',
    category: 'General',
    votes: 33,
    createdAt: '2026-08-22T14:10:00Z',
    answered: true,
    userDisplayName: 'Clara (sample visitor)',
  },
];

/** The question with this id. Ids are text: `1abc` is not question 1. */
export function questionById(id: string): Question | undefined {
  return questions.find((question) => question.id === id);
}
