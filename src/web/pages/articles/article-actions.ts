import { useState } from 'react';
import type { NewArticle } from '../../../contract/entities.ts';
import { refusedWith } from '../../../contract/errors.ts';
import { addresses } from '../../addresses.ts';
import { browserClient } from '../../browser/client.ts';
import { keepFocus } from '../../browser/keep-focus.ts';
import { logFailure } from '../../log-failure.ts';
import { showToast, type ToastMessage } from '../../ui/toasts/toasts.tsx';

export interface ArticleActions {
  refresh: () => void;
  generate: () => Promise<void>;
  seed: () => Promise<void>;
  busy: { generating: boolean; seeding: boolean };
  /** Whether the last press found that every subject has its article. */
  nothingNew: boolean;
}

/** The actions on the list of articles. Each has its own busy state and ends in a toast. */
export function useArticleActions(refresh: () => void): ArticleActions {
  const [generating, setGenerating] = useState(false);
  const [seeding, setSeeding] = useState(false);
  const [nothingNew, setNothingNew] = useState(false);

  async function act<Made>(call: () => Promise<Made>, succeeded: (made: Made) => ToastMessage, failed: string) {
    try {
      showToast(succeeded(await call()));
      refresh();
    } catch (error) {
      logFailure(error);
      setNothingNew(refusedWith(error) === NOTHING_NEW);
      showToast({ title: 'Error', description: failed, tone: 'destructive' });
    }
  }

  async function generate() {
    setGenerating(true);
    setNothingNew(false);
    await act(() => browserClient().generateArticle(), generated, 'Failed to generate new article.');
    setGenerating(false);
  }

  async function seed() {
    setSeeding(true);
    await act(
      () => browserClient().seedArticle(),
      () => sampleCreated,
      'Failed to create sample article.',
    );
    setSeeding(false);
  }

  return {
    refresh,
    generate: () => keepFocus(generate),
    seed: () => keepFocus(seed),
    busy: { generating, seeding },
    nothingNew,
  };
}

/** The status of `nothing-new`. */
const NOTHING_NEW = 409;

const generated = ({ title, slug }: NewArticle): ToastMessage => ({
  title: 'New article generated',
  description: `"${title}" has been created successfully.`,
  tone: 'success',
  ...(slug !== undefined && { link: { href: addresses.article(slug), label: 'Read the article' } }),
});

const sampleCreated: ToastMessage = {
  title: 'Sample article created',
  description: 'A sample article has been added to demonstrate the functionality.',
  tone: 'success',
};
