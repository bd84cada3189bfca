import type { VerifiedReceipt } from './verify-receipt.ts';

/** What a receipt proves, in a sentence or two. */
export function describeReceipt(found: VerifiedReceipt): string {
  switch (found.kind) {
    case 'valid': {
      const { time, program, library, verdicts, log } = found.receipt;
      const counted = Object.entries(Object.groupBy(verdicts, ({ verdict }) => verdict));
      const said = counted.map(([verdict, of]) => `${of?.length ?? 0} ${verdict}`).join(', ') || 'no citation';
      return `Valid: checked ${time} by ${program} with library ${library}: ${said}. The log had ${log.size} entries, root ${log.root}.`;
    }
    case 'other-text':
      return `Signed by the site, but about another text: one of ${found.receipt.text.length} characters with SHA-256 ${found.receipt.text.sha256}.`;
    case 'unknown-key':
      return `Signed with a key that is not among these: ${found.key}.`;
    case 'forged':
      return 'Changed: the signature does not fit what the receipt says.';
    case 'no-receipt':
      return 'This is no receipt, or a damaged one.';
  }
}
