import { createHash, sign } from 'node:crypto';
import path from 'node:path';
import type { LogHead, Receipt, ReceiptKeys } from '../../contract/receipt.ts';
import type { CheckedCitation } from '../../contract/source-entities.ts';
import type { Library } from '../../knowledge/library.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import { signedBytes } from '../../receipts/signed-bytes.ts';
import { version } from '../version.ts';
import { type Correction, missingEntries } from './log-entries.ts';
import { PublicLog } from './public-log.ts';
import { openSigningKeys } from './signing-key.ts';

/** What the site signs, and the log of what it stands for. */
export interface Receipts {
  /** A receipt for a text that was checked with this library. */
  issue(text: string, citations: readonly CheckedCitation[], library: string): Receipt;
  keys: ReceiptKeys;
  head(): LogHead;
  log: Pick<PublicLog, 'entries' | 'consistency' | 'inclusion'>;
  close(): void;
}

export interface ReceiptParts {
  library: Library;
  notes: readonly Note[];
  corrections: readonly Correction[];
  now: () => Date;
}

/** The folder of the keys and the log. */
export const receiptsFolder = (dataFolder: string) => path.join(dataFolder, 'receipts');

/** Opens keys and log; what is new since the last start is appended, and each later state of the library. */
export function openReceipts(folder: string, { library, notes, corrections, now }: ReceiptParts): Receipts {
  const { id: key, privateKey, published } = openSigningKeys(folder);
  const log = new PublicLog(path.join(folder, 'log.sqlite'));
  let recorded: number | undefined;
  const record = () => {
    if (recorded === library.revision) return;
    recorded = library.revision;
    const state = { corpus: library.current(), packs: library.packs(), notes, corrections };
    log.append((entries) => missingEntries(entries, state, now().toISOString()));
  };
  const signed = <Message extends Parameters<typeof signedBytes>[0]>(message: Message) => ({
    ...message,
    signature: sign(null, signedBytes(message), privateKey).toString('hex'),
  });
  record();
  return {
    keys: published,
    log,
    issue: (text, citations, libraryId) => {
      record();
      return signed({
        format: 'isnad-receipt/1' as const,
        time: now().toISOString(),
        program: `isnad ${version}`,
        text: { sha256: createHash('sha256').update(text).digest('hex'), length: text.length },
        library: libraryId,
        verdicts: citations.map(({ start, end, reference, verdict }) => ({ start, end, reference, verdict })),
        log: { ...log.state() },
        key,
      });
    },
    head: () => {
      record();
      return signed({ format: 'isnad-log/1' as const, time: now().toISOString(), ...log.state(), key });
    },
    close: () => log.close(),
  };
}
