import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { ReceiptKey, type ReceiptKeys } from '../../contract/receipt.ts';

/** The key that signs, and all public keys that ever signed, newest first. */
export interface SigningKeys {
  id: string;
  privateKey: KeyObject;
  published: ReceiptKeys;
}

/** Only the owner of the process reads it. */
const PRIVATE = 0o600;

export const signingKeyFile = (folder: string) => path.join(folder, 'signing-key.pem');
const publicFile = (folder: string) => path.join(folder, 'public-keys.json');

/** Opens the keys of a folder; the first time they are made. */
export function openSigningKeys(folder: string): SigningKeys {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(signingKeyFile(folder))) {
    const made = writeNew(folder);
    try {
      // Of two processes that start at once one wins, and both use its key.
      linkSync(made, signingKeyFile(folder));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(made, { force: true });
    }
  }
  const privateKey = createPrivateKey(readFileSync(signingKeyFile(folder)));
  const own = publicOf(privateKey);
  return { id: own.kid, privateKey, published: published(folder, own) };
}

/** Makes a new key. The old one signs nothing more, and stays published so that its receipts can be verified. */
export function rotateSigningKey(folder: string): SigningKeys {
  openSigningKeys(folder);
  const made = writeNew(folder);
  // Published first: after a crash between the two steps no receipt has a key that nobody knows.
  published(folder, publicOf(createPrivateKey(readFileSync(made))));
  renameSync(made, signingKeyFile(folder));
  return openSigningKeys(folder);
}

function writeNew(folder: string): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  const made = path.join(folder, `signing-key.${process.pid}.new`);
  rmSync(made, { force: true });
  writeFileSync(made, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: PRIVATE, flag: 'wx', flush: true });
  return made;
}

export const keyIdOf = (privateKey: KeyObject): string => publicOf(privateKey).kid;

function publicOf(privateKey: KeyObject): ReceiptKey {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const thumbprint = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('hex');
  return { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprint };
}

/** The public keys of a folder, this one first. */
function published(folder: string, own: ReceiptKey): ReceiptKeys {
  const file = publicFile(folder);
  const before = readPublished(file);
  if (before[0]?.kid === own.kid) return { keys: before };
  const keys = [own, ...before.filter(({ kid }) => kid !== own.kid)];
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, `${JSON.stringify({ keys }, undefined, 2)}\n`, { flush: true });
  renameSync(unfinished, file);
  return { keys };
}

const readPublished = (file: string) =>
  existsSync(file) ? v.parse(v.object({ keys: v.array(ReceiptKey) }), JSON.parse(readFileSync(file, 'utf8'))).keys : [];

/** The ids of the keys that a folder publishes. */
export const publishedIds = (folder: string): string[] => readPublished(publicFile(folder)).map(({ kid }) => kid);
