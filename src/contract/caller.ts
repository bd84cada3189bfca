import * as v from 'valibot';
import { ApiError, MalformedAnswer } from './errors.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Makes calls to one API; an error status is thrown as `ApiError`. */
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

/** Reads the body by its schema; a body that does not match is thrown as `MalformedAnswer`. */
export async function read<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  response: Response,
  onText?: (soFar: string) => void,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await json(path, response, onText));
  if (!result.success) throw new MalformedAnswer(path);
  return result.output;
}

/** Reads a body as JSON; a truncated one is malformed too. `onText` receives the text that has arrived so far. */
export async function json(path: string, response: Response, onText?: (soFar: string) => void): Promise<unknown> {
  try {
    return onText && response.body ? JSON.parse(await textOf(response.body, onText)) : await response.json();
  } catch {
    throw new MalformedAnswer(path);
  }
}

async function textOf(body: NonNullable<Response['body']>, onText: (soFar: string) => void): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ; onText(text)) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
  }
}

async function problemOf(response: Response): Promise<{ code?: string; detail?: string }> {
  const { code, detail } = ((await response.json().catch(() => undefined)) ?? {}) as Record<string, unknown>;
  return { ...(typeof code === 'string' && { code }), ...(typeof detail === 'string' && { detail }) };
}
