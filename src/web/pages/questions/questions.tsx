import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import type { Route } from './+types/questions';
import QuestionsPage from './questions-page.tsx';

export const handle: Handle = { interactive: 'questions' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Questions',
    description:
      'Questions about Islam with their answers, by topic: the five pillars, the Quran, the Sunnah, hadith and more.',
    path: addresses.questions,
  });

export default QuestionsPage;
