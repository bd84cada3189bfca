import { expect, test } from 'vitest';
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
