import type { ReactNode } from 'react';
import { plainText } from '../../../contract/plain-text.ts';
import { addresses } from '../../addresses.ts';
import { formatDate } from '../../dates.ts';
import { useSite } from '../../page-meta.ts';
import { ArrowUp } from '../../ui/icons.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { CopyButton, ShareButton } from '../../ui/share-button.tsx';

interface AnswerActionsProps {
  question: string;
  markdown: string;
  /** The answer in the public history. One that is not listed has no page: the form, filled with the question, is shared. */
  item: string | number | undefined;
  onAskAnother: () => void;
}

export function AnswerActions({ question, markdown, item, onAskAnother }: AnswerActionsProps): ReactNode {
  const { publicUrl } = useSite();
  const path = item === undefined ? addresses.asking(question) : addresses.answer(item);
  const url = new URL(path, publicUrl).href;
  const text = plainText(markdown);
  return (
    <>
      <div className="actions">
        <CopyButton text={`${question}\n\n${text}\n\n${url}`} label="Copy answer" copied="Answer copied" />
        <ShareButton title={question} text={text} url={url} label="Share this answer" />
        <PrintButton />
        <button type="button" className="button button-quiet" onClick={onAskAnother}>
          <ArrowUp />
          Ask another question
        </button>
      </div>
      <p className="paper-only">
        {url} · {formatDate(new Date().toISOString(), 'long')}
      </p>
    </>
  );
}
