import { newSchema } from '../../../tests/support/postgres/new-schema.ts';
import { describeStorage } from '../conformance.ts';
import { openPostgres } from './open.ts';

describeStorage('PostgreSQL', async () => {
  const { url, remove } = await newSchema();
  return { open: () => openPostgres({ url, pool: 3 }), remove, seenElsewhereSoon: true };
});
