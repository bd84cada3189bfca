import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Ask, Stage } from '../../../contract/entities.ts';
import { browserClient } from '../../browser/client.ts';
import { keepFocus } from '../../browser/keep-focus.ts';
import { logFailure } from '../../log-failure.ts';
import { showToast } from '../../ui/toasts/toasts.tsx';
import { loadAnswerParts } from './load-answer-parts.ts';

export interface AskState {
  state: 'idle' | 'processing' | 'failed';
  /** The current step, if the API reports it. */
  stage: Stage | undefined;
  answered: { question: string; answer: Ask } | undefined;
  ask: (question: string) => Promise<void>;
}

/** Asks a question: the answer is fetched, then saved, then the history is refreshed. */
export function useAsk(): AskState {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<AskState['state']>('idle');
  const [stage, setStage] = useState<Stage>();
  const [answered, setAnswered] = useState<AskState['answered']>();

  async function ask(question: string) {
    setState('processing');
    setAnswered(undefined);
    loadAnswerParts().catch(logFailure);
    try {
      const answer = await browserClient().ask(question, { onStage: setStage });
      // The visitor keeps the answer even if saving fails.
      setStage(undefined);
      setAnswered({ question, answer });
      await browserClient().save({ question, answer: answer.ai_suggestion });
      setState('idle');
    } catch (error) {
      logFailure(error);
      setStage(undefined);
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

  return { state, stage, answered, ask: (question) => keepFocus(() => ask(question)) };
}
