/** A content file: fields and lists between two lines of `---`, then the text. */
export interface ContentFile {
  field(name: string): string;
  /** Empty where the file has no such list. */
  list(name: string): readonly string[];
  body: string;
}

interface Form {
  fields: readonly string[];
  lists?: readonly string[];
}

/** Elsewhere such files need marks around a value with a colon: here they may stand, and are taken off. */
function withoutMarks(written: string): string {
  const value = written.trim();
  return /^"[^"]*"$/.test(value) ? value.slice(1, -1).trim() : value;
}

/** Reads a content file of this form; throws with the file's name on a bad one, so that an editor finds the line. */
export function parseContentFile(text: string, file: string, { fields, lists = [] }: Form): ContentFile {
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (frontMatter === undefined || body === undefined) {
    throw new Error(`${file}: it must begin with front matter between two lines of ---`);
  }
  const markdown = body.trim();
  if (markdown === '') throw new Error(`${file}: there is no text below the front matter`);

  const known = new Map<string, string | string[]>();
  let open: string[] | undefined;
  for (const line of frontMatter.split('\n')) {
    const [, item] = /^\s+- (.+)$/.exec(line) ?? [];
    if (item !== undefined && open) {
      open.push(withoutMarks(item));
      continue;
    }
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0));
    const value = withoutMarks(line.slice(colon + 1));
    const isList = lists.includes(name) && value === '';
    if (!isList && !(fields.includes(name) && value !== '')) {
      const forms = [
        ...fields.map((field) => `“${field}: …”`),
        ...lists.map((list) => `“${list}:” with “  - …” below it`),
      ];
      throw new Error(`${file}: “${line}” is none of ${forms.join(', ')}`);
    }
    if (known.has(name)) throw new Error(`${file}: “${name}” is given twice`);
    open = isList ? [] : undefined;
    known.set(name, open ?? value);
  }
  for (const field of fields) if (!known.has(field)) throw new Error(`${file}: “${field}” is missing`);

  return {
    field: (name) => known.get(name) as string,
    list: (name) => (known.get(name) as string[] | undefined) ?? [],
    body: markdown,
  };
}
