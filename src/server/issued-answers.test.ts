import { expect, test, vi } from 'vitest';
import { patience } from '../../tests/support/patience.ts';
import { temporaryFile } from '../../tests/support/temporary-file.ts';
import { issuedAnswer, noon } from '../storage/conformance/rows.ts';
import type { Storage } from '../storage/port.ts';
import { openSqlite } from '../storage/sqlite/open.ts';
import { IssuedAnswers } from './issued-answers.ts';

async function withStorage(work: (storage: Storage) => Promise<void>) {
  const { file, remove } = await temporaryFile();
  const storage = await openSqlite({ file });
  await work(storage).finally(() => storage.close());
  await remove();
}

const unexpected = (error: unknown) => {
  throw error;
};

test('an answer is known from the moment it was given, before it is written and after', async () => {
  await withStorage(async (storage) => {
    const issued = new IssuedAnswers(storage, () => noon, { most: 1_000 });
    const answer = issuedAnswer();
    issued.remember(answer, unexpected);
    expect(await storage.read((reader) => issued.find(answer.digest, reader))).toEqual(answer);
    expect(await storage.read((reader) => reader.issuedAnswer(answer.digest, noon))).toBeUndefined();
    await issued.write();
    expect(await storage.read((reader) => reader.issuedAnswer(answer.digest, noon))).toEqual(answer);
    expect(await storage.read((reader) => issued.find(answer.digest, reader))).toEqual(answer);
    expect(await storage.read((reader) => issued.find('another', reader))).toBeUndefined();
  });
});

test('where several processes serve, an answer is written before it is sent', async () => {
  await withStorage(async (storage) => {
    const issued = new IssuedAnswers(storage, () => noon, { most: 1_000, atOnce: true });
    const answer = issuedAnswer();
    await issued.remember(answer, unexpected);
    expect(await storage.read((reader) => reader.issuedAnswer(answer.digest, noon))).toEqual(answer);
  });
});

test('answers that cannot be written are known all the same, and written the next time', async () => {
  await withStorage(async (storage) => {
    let isAway = true;
    const failing: Storage = {
      ...storage,
      transact: (work) => (isAway ? Promise.reject(new Error('disk full')) : storage.transact(work)),
    };
    const issued = new IssuedAnswers(failing, () => noon, { most: 1_000 });
    const answer = issuedAnswer();
    issued.remember(answer, unexpected);
    await expect(issued.write()).rejects.toThrow('disk full');
    expect(await storage.read((reader) => issued.find(answer.digest, reader))).toEqual(answer);
    isAway = false;
    await issued.write();
    expect(await storage.read((reader) => reader.issuedAnswer(answer.digest, noon))).toEqual(answer);
  });
});

/** A storage whose writes wait until they are let through, and the digests of the answers that each was given. */
function slowly(storage: Storage) {
  const writes: string[][] = [];
  const waiting: { letThrough: () => void; fail: (error: Error) => void }[] = [];
  const slow: Storage = {
    ...storage,
    transact: async (work) => {
      const digests: string[] = [];
      writes.push(digests);
      await new Promise<void>((letThrough, fail) => waiting.push({ letThrough, fail }));
      return storage.transact((writer) =>
        work({
          ...writer,
          rememberIssued: (answer, now) => {
            digests.push(answer.digest);
            return writer.rememberIssued(answer, now);
          },
        }),
      );
    },
  };
  return { slow, writes, next: () => vi.waitUntil(() => waiting.shift(), patience) };
}

test('answers that are given while others are being written are written together, each once', async () => {
  await withStorage(async (storage) => {
    const { slow, writes, next } = slowly(storage);
    const issued = new IssuedAnswers(slow, () => noon, { most: 1_000, atOnce: true });
    const remembered: string[] = [];
    const remember = async (digest: string) => {
      await issued.remember({ ...issuedAnswer(), digest }, unexpected);
      // The visitor may save the answer through another process, which has to find it.
      expect(await storage.read((reader) => reader.issuedAnswer(digest, noon))).toMatchObject({ digest });
      remembered.push(digest);
    };
    const first = remember('first');
    const underWay = await next();
    const others = ['second', 'third'].map(remember);
    underWay.letThrough();
    await first;
    expect(remembered).toEqual(['first']);
    (await next()).letThrough();
    await Promise.all(others);
    expect(writes).toEqual([['first'], ['second', 'third']]);
  });
});

test('a write that fails is told to those whose answers it had, and the next one has them', async () => {
  await withStorage(async (storage) => {
    const { slow, writes, next } = slowly(storage);
    const issued = new IssuedAnswers(slow, () => noon, { most: 1_000, atOnce: true });
    const faults: string[] = [];
    const remember = (digest: string) =>
      issued.remember({ ...issuedAnswer(), digest }, () => {
        faults.push(digest);
      });
    const first = remember('first');
    const underWay = await next();
    const second = remember('second');
    underWay.fail(new Error('disk full'));
    await first;
    (await next()).letThrough();
    await second;
    expect(faults).toEqual(['first']);
    expect(writes).toEqual([[], ['first', 'second']]);
  });
});
