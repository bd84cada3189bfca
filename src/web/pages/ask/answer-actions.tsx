import type { ReactNode } from 'react';
import { plainText } from '../../../contract/plain-text.ts';
import { addresses } from '../../addresses.ts';
import { publicAddress } from '../../base-path.ts';
import { ArrowUp } from '../../ui/icons.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { CopyButton, ShareButton } from '../../ui/share-button.tsx';
import { answerWords } from '../../words/answer-words.ts';
import { useWords } from '../../words/words.ts';

interface AnswerActionsProps {
  publicUrl: string;
  question: string;
  markdown: string;
  /** The answer in the public history. One that is not listed has no page: the form, filled with the question, is shared. */
  item: string | number | undefined;
  onAskAnother: () => void;
}

export function AnswerActions({ publicUrl, question, markdown, item, onAskAnother }: AnswerActionsProps): ReactNode {
  const words = useWords();
  const around = answerWords[words.language];
  const path = item === undefined ? addresses.asking(question) : addresses.answer(item);
  const url = publicAddress(path, publicUrl);
  const text = plainText(markdown);
  return (
    <>
      <div className="actions">
        <CopyButton text={`${question}\n\n${text}\n\n${url}`} label={around.copyAnswer} copied={around.answerCopied} />
        <ShareButton title={question} text={text} url={url} label={around.shareAnswer} />
        <PrintButton />
        <button type="button" className="button button-quiet" onClick={onAskAnother}>
          <ArrowUp />
          {around.askAnother}
        </button>
      </div>
      <p className="paper-only">
        {url} · {words.date(new Date().toISOString(), 'long')}
      </p>
    </>
  );
}
