import * as v from 'valibot';
import type { ErrorCode } from '../../contract/errors.ts';
import { ApiFault } from '../api-fault.ts';

/** Parses an input by its schema, or throws a fault that names the first invalid field. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  code: ErrorCode = 'invalid-request',
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  // Where the schema has no words of its own for a field that is missing.
  const says = issue.message.startsWith('Invalid key:') ? 'must be given' : issue.message;
  throw new ApiFault(code, `${place ? `“${place}”` : 'The request'} ${says}.`);
}

/**
 * Parses a query likewise. A name that is given twice, or with the brackets that some clients write for lists, is
 * refused rather than ignored: who asks for one item is not sent fifty. Names that no call knows are left alone, since
 * campaigns and caches add theirs to any address.
 */
export function parseQuery<Schema extends v.GenericSchema & { entries: object }>(
  schema: Schema,
  query: unknown,
): v.InferOutput<Schema> {
  for (const [given, value] of Object.entries(query as object)) {
    const [name = ''] = given.split('[', 1);
    if (!Object.hasOwn(schema.entries, name)) continue;
    if (name !== given || Array.isArray(value)) {
      throw new ApiFault('invalid-request', `“${name}” must be given once, as ${name}=….`);
    }
  }
  return parse(schema, query);
}
