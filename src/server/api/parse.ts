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
  throw new ApiFault(code, `${place ? `“${place}”` : 'The request'} ${issue.message}.`);
}
