import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Ask } from '../../../contract/entities.ts';
import { browserClient } from '../../browser-client.ts';
import { keepFocus } from '../../keep-focus.ts';
import { logFailure } from '../../loaded.ts';
import { showToast } from '../../ui/toasts/toasts.tsx';

export interface Asking {
  state: 'idle' | 'processing' | 'failed';
  answered: { question: string; answer: Ask } | undefined;
  ask: (question: string) => Promise<void>;
}

/** A question's way: the answer is fetched, then saved, then the history is refreshed. */
export function useAsking(): Asking {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<Asking['state']>('idle');
  const [answered, setAnswered] = useState<Asking['answered']>();

  async function ask(question: string) {
    setState('processing');
    setAnswered(undefined);
    try {
      const answer = await browserClient().ask(question);
      // Whatever becomes of the saving, the visitor keeps the answer.
      setAnswered({ question, answer });
      await browserClient().save({ question, answer: answer.ai_suggestion });
      setState('idle');
    } catch (error) {
      logFailure(error);
      setState('failed');
      showToast({
        title: 'Error',
        description: 'Failed to process your question. Please try again.',
        tone: 'destructive',
      });
      return;
    }
    revalidate();
  }

  return { state, answered, ask: (question) => keepFocus(() => ask(question)) };
}
