// The form on `/receipts`. It is loaded with the page, so that a receipt can be verified without a connection.

import * as v from 'valibot';
import { paths } from '../../contract/paths.ts';
import { ReceiptKeys } from '../../contract/receipt.ts';
import { describeReceipt } from '../../receipts/describe-receipt.ts';
import { verifyReceipt } from '../../receipts/verify-receipt.ts';
import { inHub } from '../base-path.ts';

interface Form {
  text: HTMLTextAreaElement;
  receipt: HTMLTextAreaElement;
  keys: ReceiptKeys;
  say: (words: string) => void;
}

function formOf(button: HTMLButtonElement): Form {
  const field = (name: string) => {
    const found = button.form?.elements.namedItem(name);
    if (!(found instanceof HTMLTextAreaElement)) throw new Error(`The form has no field ${name}.`);
    return found;
  };
  const status = button.form?.querySelector('[role=status]');
  return {
    text: field('text'),
    receipt: field('receipt'),
    keys: v.parse(ReceiptKeys, JSON.parse(button.form?.dataset.keys ?? '')),
    say: (words) => {
      if (status) status.textContent = words;
    },
  };
}

/** Verifies in this browser. Nothing is sent. */
async function verify({ text, receipt, keys, say }: Form): Promise<void> {
  // A field writes every line end as LF; the text may have been sent with CRLF.
  const [lf, crlf] = [text.value, text.value.replaceAll('\n', '\r\n')];
  const found = await verifyReceipt(receipt.value, lf, keys.keys);
  const other = found.kind === 'other-text' ? await verifyReceipt(receipt.value, crlf, keys.keys) : found;
  say(describeReceipt(other));
}

/** Lets this site check the text, and puts its receipt into the form. */
async function obtain({ text, receipt, say }: Form): Promise<void> {
  const response = await fetch(inHub(`/api${paths.check}`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: text.value, receipt: true }),
  });
  const reply: { receipt?: object; detail?: string } = await response.json();
  if (!response.ok || !reply.receipt) return say(reply.detail ?? 'The site gave no receipt this time.');
  receipt.value = JSON.stringify(reply.receipt, undefined, 2);
  say('Here is the receipt. Keep it with the text.');
}

/** Does what a button of the form says. */
export async function run(button: HTMLButtonElement): Promise<void> {
  const form = formOf(button);
  button.disabled = true;
  try {
    await (button.name === 'obtain' ? obtain(form) : verify(form));
  } catch (error) {
    console.error(error);
    form.say(
      'That did not work. A browser of the last two years can verify; a connection is needed for a new receipt.',
    );
  } finally {
    button.disabled = false;
  }
}
