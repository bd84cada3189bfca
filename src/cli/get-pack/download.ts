import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** A download that ended for a reason that the operator is told. */
export class DownloadFailed extends Error {}

interface DownloadOptions {
  /** Called with the bytes that are there so far, of all files. */
  onProgress?: (bytes: number) => void;
  /** Milliseconds without a byte after which a server counts as gone. */
  idleMs?: number;
}

/**
 * Fetches files into a folder. What is there already is kept: a file that was cut off goes on where it ended. No more
 * bytes are taken than announced. Returns the files in their order, with the digest of all their bytes.
 */
export async function download(
  addresses: readonly string[],
  folder: string,
  mostBytes: number,
  options: DownloadOptions = {},
): Promise<{ files: string[]; sha256: string; bytes: number }> {
  mkdirSync(folder, { recursive: true });
  const files = addresses.map((address, index) => path.join(folder, `${index}-${fileNameOf(address)}`));
  let bytes = 0;
  for (const [index, file] of files.entries()) {
    if (!existsSync(file)) {
      await fetchFile(addresses[index] ?? '', file, mostBytes - bytes, {
        ...options,
        onProgress: (of) => options.onProgress?.(bytes + of),
      });
    }
    bytes += statSync(file).size;
    options.onProgress?.(bytes);
  }
  const digest = createHash('sha256');
  for (const file of files) await addTo(digest, file);
  return { files, sha256: digest.digest('hex'), bytes };
}

const fileNameOf = (address: string) => path.basename(new URL(address).pathname).replace(/[^\w.-]/g, '_') || 'file';

async function fetchFile(
  address: string,
  file: string,
  mostBytes: number,
  { onProgress, idleMs = 30_000 }: DownloadOptions,
): Promise<void> {
  const part = `${file}.part`;
  const held = existsSync(part) ? statSync(part).size : 0;
  const idle = new AbortController();
  const awake = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => idle.abort(new DownloadFailed(`${address} sent nothing for ${idleMs / 1_000} seconds`)),
      idleMs,
    );
  };
  let timer: NodeJS.Timeout | undefined;
  awake();
  try {
    const response = await fetch(address, {
      headers:
        held > 0 ? { Range: `bytes=${held}-`, 'Accept-Encoding': 'identity' } : { 'Accept-Encoding': 'identity' },
      signal: idle.signal,
    });
    // 416: the part is the whole file already, or the file is another one: its digest says which.
    if (response.status !== 416) {
      if (!response.ok || !response.body) throw new DownloadFailed(`${address} answered ${response.status}`);
      const goesOn = response.status === 206 && startOf(response) === held;
      await writeAll(response.body, part, goesOn ? held : 0, async (size) => {
        awake();
        if (size > mostBytes) throw new DownloadFailed(`${address} sends more bytes than the catalogue announces`);
        onProgress?.(size);
      });
    }
    renameSync(part, file);
  } catch (error) {
    if (idle.signal.aborted) throw idle.signal.reason;
    if (error instanceof DownloadFailed) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new DownloadFailed(`${address} could not be fetched (${cause})`);
  } finally {
    clearTimeout(timer);
  }
}

/** Writes each piece before the next is read, so that whatever came is there when the connection breaks. */
async function writeAll(
  body: ReadableStream<Uint8Array>,
  part: string,
  from: number,
  onPiece: (size: number) => Promise<void>,
): Promise<void> {
  const file = await open(part, from > 0 ? 'a' : 'w');
  let size = from;
  try {
    for await (const piece of body) {
      size += piece.length;
      await onPiece(size);
      await file.write(piece);
    }
  } finally {
    await file.close();
  }
}

const startOf = (response: Response) => Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1]);

async function addTo(digest: Hash, file: string): Promise<void> {
  for await (const chunk of createReadStream(file)) digest.update(chunk as Buffer);
}

/** Removes what was fetched, so that the next attempt begins anew. */
export const discard = (folder: string) => rmSync(folder, { recursive: true, force: true });
