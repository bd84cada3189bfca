import { useState } from 'react';
import type { Ask, Stage } from '../../../contract/entities.ts';
import { browserClient } from '../../browser/client.ts';
import { logFailure } from '../../log-failure.ts';
import { dismissToasts, showToast } from '../../ui/toasts/toasts.tsx';
import { loadGivenReply } from './load-given-reply.ts';

export interface AskState {
  state: 'idle' | 'processing' | 'failed';
  /** The current step, if the API reports it. */
  stage: Stage | undefined;
  /** The question that was asked last, unless it failed, and its answer once it is there. */
  given: GivenAnswer | undefined;
  ask: (question: string) => Promise<void>;
}

export interface GivenAnswer {
  question: string;
  answer?: Ask;
  /** The item of the public history that it became, if it is listed. */
  item?: string | number;
}

/**
 * Asks a question: the answer is fetched, then saved, then the history is refreshed. A reply with help is not saved at
 * all, whatever API gave it.
 */
export function useAsk(refreshHistory: () => void): AskState {
  const [state, setState] = useState<AskState['state']>('idle');
  const [stage, setStage] = useState<Stage>();
  const [given, setGiven] = useState<GivenAnswer>();

  async function ask(question: string) {
    dismissToasts();
    setState('processing');
    setGiven({ question });
    loadGivenReply().catch(logFailure);
    let answer: Ask | undefined;
    try {
      answer = await browserClient().ask(question, { onStage: setStage });
      // The visitor keeps the answer even if saving fails.
      setStage(undefined);
      setGiven({ question, answer });
      if (answer.kind !== 'help') {
        const saved = await browserClient().save({ question, answer: answer.ai_suggestion });
        setGiven({ question, answer, ...(saved?.id !== undefined && { item: saved.id }) });
      }
      setState('idle');
    } catch (error) {
      logFailure(error);
      setStage(undefined);
      if (!answer) setGiven(undefined);
      setState('failed');
      showToast({
        title: 'Error',
        description: 'Failed to process your question. Please try again.',
        tone: 'destructive',
      });
      return;
    }
    if (answer.kind !== 'help') refreshHistory();
  }

  return { state, stage, given, ask };
}
