import type { VerifiedReceipt } from './verify-receipt.ts';

/** What a receipt proves, in a sentence or two. */
export function describeReceipt(found: VerifiedReceipt): string {
  switch (found.kind) {
    case 'valid': {
      const { time, program, library, verdicts, log } = found.receipt;
      const counted = Object.entries(Object.groupBy(verdicts, ({ verdict }) => verdict));
      const said = counted.map(([verdict, of]) => `${of?.length ?? 0} ${verdict}`).join(', ') || 'no citation';
      const when = `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
      return `Valid: checked ${when} by ${program} with library ${library}: ${said}. The log had ${log.size} entries.`;
    }
    case 'other-text':
      return `Signed by the site, but about another text: one of ${found.receipt.text.length} characters.`;
    case 'unknown-key':
      return `Signed with a key that is not among these: ${found.key}.`;
    case 'forged':
      return 'Changed: the signature does not fit what the receipt says.';
    case 'no-receipt':
      return 'This is no receipt, or a damaged one.';
  }
}
