import * as v from 'valibot';
import { ApiError, MalformedAnswer } from './errors.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Makes calls to one API; a refused one is thrown. */
export function caller(baseAddress: string, fetch: Fetch) {
  const base = baseAddress.replace(/\/+$/, '');
  return async (path: string, init: RequestInit = {}, query = ''): Promise<Response> => {
    const headers = { Accept: 'application/json', ...init.headers };
    const response = await fetch(`${base}${path}${query}`, { ...init, headers });
    if (response.ok) return response;
    const { code, detail } = await problemOf(response);
    throw new ApiError(path, response.status, code, detail);
  };
}

/** The answer as the contract has it; a success that is anything else is thrown. */
export async function read<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  response: Response,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await json(path, response));
  if (!result.success) throw new MalformedAnswer(path);
  return result.output;
}

export async function json(path: string, response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new MalformedAnswer(path);
  }
}

async function problemOf(response: Response): Promise<{ code?: string; detail?: string }> {
  const { code, detail } = ((await response.json().catch(() => undefined)) ?? {}) as Record<string, unknown>;
  return { ...(typeof code === 'string' && { code }), ...(typeof detail === 'string' && { detail }) };
}
