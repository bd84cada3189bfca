import type { ReactNode } from 'react';
import { plainText } from '../../../contract/plain-text.ts';
import { addresses } from '../../addresses.ts';
import { useSite } from '../../page-meta.ts';
import { CopyButton, ShareButton } from '../../ui/share-button.tsx';

/** An answer has no page of its own: the shared address opens the form, filled with the question. */
export default function AnswerActions({ question, markdown }: { question: string; markdown: string }): ReactNode {
  const { publicUrl } = useSite();
  const url = new URL(addresses.asking(question), publicUrl).href;
  const text = plainText(markdown);
  return (
    <div className="actions">
      <CopyButton text={`${question}\n\n${text}\n\n${url}`} label="Copy answer" copied="Answer copied" />
      <ShareButton title={question} text={text} url={url} label="Share this answer" />
    </div>
  );
}
