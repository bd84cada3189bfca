import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { LONGEST_LINE, MOST_BYTES } from './pack-manifest.ts';

interface FileLine {
  text: string;
  number: number;
}

/** A file that cannot be read as lines of text; where it is known, with the line. */
export class UnreadableFile extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Reads a UTF-8 file (`.gz` or not) line by line with a size limit; the digest covers all lines after the first. */
export class LineReader {
  readonly #path: string;
  readonly #digest = createHash('sha256');

  constructor(path: string) {
    this.#path = path;
  }

  async *lines(): AsyncGenerator<FileLine> {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    let number = 0;
    let rest = Buffer.alloc(0);
    let bytes = 0;
    const decode = (line: Buffer): FileLine => {
      number++;
      try {
        return { text: decoder.decode(line), number };
      } catch {
        throw new UnreadableFile('is not UTF-8', number);
      }
    };
    for await (const chunk of this.#chunks()) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new UnreadableFile(`is larger than ${MOST_BYTES} bytes`, number + 1);
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        const line = rest.length > 0 ? Buffer.concat([rest, chunk.subarray(from, at)]) : chunk.subarray(from, at);
        if (line.length > LONGEST_LINE) throw new UnreadableFile(`is longer than ${LONGEST_LINE} bytes`, number + 1);
        if (number > 0) this.#digest.update(line).update('\n');
        rest = Buffer.alloc(0);
        from = at + 1;
        yield decode(line);
      }
      rest = Buffer.concat([rest, chunk.subarray(from)]);
      if (rest.length > LONGEST_LINE) throw new UnreadableFile(`is longer than ${LONGEST_LINE} bytes`, number + 1);
    }
    if (rest.length === 0) return;
    if (number > 0) this.#digest.update(rest);
    yield decode(rest);
  }

  /** Once, after the last line. */
  sha256(): string {
    return this.#digest.digest('hex');
  }

  async *#chunks(): AsyncGenerator<Buffer> {
    const file = createReadStream(this.#path, { highWaterMark: 1 << 18 });
    if (!this.#path.endsWith('.gz')) {
      yield* file;
      return;
    }
    const unzipped = createGunzip();
    file.on('error', (error) => unzipped.destroy(error));
    try {
      yield* file.pipe(unzipped);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw new UnreadableFile('cannot be unpacked', 1);
      throw error;
    } finally {
      file.destroy();
    }
  }
}
