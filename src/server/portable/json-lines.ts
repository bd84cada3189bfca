import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

/** The values of a file of JSON Lines, one after another, so that a large file takes no memory; undefined for a line that is none. */
export async function* readLines<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): AsyncGenerator<{ line: number; value: v.InferOutput<Schema> | undefined }> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    yield { line, value: readLine(text, schema) };
  }
}

function readLine<Schema extends v.GenericSchema>(text: string, schema: Schema): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
