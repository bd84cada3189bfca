import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { ReceiptKeys } from '../contract/receipt.ts';
import { describeReceipt } from '../receipts/describe-receipt.ts';
import { verifyReceipt } from '../receipts/verify-receipt.ts';
import { receiptsFolder } from '../server/receipts/receipts.ts';
import { openSigningKeys, rotateSigningKey } from '../server/receipts/signing-key.ts';
import { decodeUtf8, readFileOrRefuse, UnreadableInput } from './read-input.ts';
import { readConfig } from './start.ts';

const usage = `isnad receipt: what the site signed about a check

  isnad receipt verify RECEIPT TEXT [--keys FILE]
                          whether a receipt is about this text, as it was sent, and signed by a key of the file, which
                          is what SITE/.well-known/isnad-receipt-keys.json says; without it by a key of this site
  isnad receipt keys      the public keys of this site, newest first
  isnad receipt rotate    make a new key; restart the server then. Receipts of the old one stay valid

Exit code 0: the receipt is valid; 1: it is not; 2: not understood, or a file could not be read.
`;

/** `isnad receipt`: 0 for a valid receipt, 1 for another, 2 where something could not be read. */
export async function receipt([verb = '', ...args]: string[]): Promise<number> {
  if (['-h', '--help'].includes(verb)) return say(process.stdout, usage, 0);
  try {
    if (verb === 'verify') return await verify(args);
    if (verb === 'keys' && args.length === 0)
      return say(process.stdout, listed(openSigningKeys(ownFolder()).published), 0);
    if (verb === 'rotate' && args.length === 0)
      return say(process.stdout, listed(rotateSigningKey(ownFolder()).published), 0);
  } catch (error) {
    if (error instanceof UnreadableInput) return say(process.stderr, `${error.message}\n`, 2);
    throw error;
  }
  return say(process.stderr, usage, 2);
}

const ownFolder = () => receiptsFolder(readConfig().DATA_DIR);

const listed = (keys: ReceiptKeys) => `${JSON.stringify(keys, undefined, 2)}\n`;

async function verify(args: string[]): Promise<number> {
  const parsed = parseVerify(args);
  if (!parsed) return say(process.stderr, usage, 2);
  const [written, text] = parsed.files.map((file) => decodeUtf8(readFileOrRefuse(file), file));
  const found = await verifyReceipt(written ?? '', text ?? '', keysOf(parsed.keys).keys);
  return say(
    found.kind === 'valid' ? process.stdout : process.stderr,
    `${describeReceipt(found)}\n`,
    found.kind === 'valid' ? 0 : 1,
  );
}

function parseVerify(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { keys: { type: 'string' } } });
    return positionals.length === 2 ? { files: positionals, keys: values.keys } : undefined;
  } catch {
    return undefined;
  }
}

function keysOf(file: string | undefined): ReceiptKeys {
  if (file === undefined) {
    const folder = ownFolder();
    if (!existsSync(folder)) throw new UnreadableInput('This site has no keys yet: name those of another with --keys.');
    return openSigningKeys(folder).published;
  }
  try {
    return v.parse(ReceiptKeys, JSON.parse(decodeUtf8(readFileOrRefuse(file), file)));
  } catch (error) {
    throw error instanceof UnreadableInput ? error : new UnreadableInput(`${file} holds no list of keys.`);
  }
}

function say(stream: NodeJS.WriteStream, words: string, code: number): number {
  stream.write(words);
  return code;
}
