import { isMap, isScalar, isSeq, type ParsedNode, parseDocument, type YAMLParseError } from 'yaml';

/** A content file: YAML fields and lists between two lines of `---`, then the text. */
interface ContentFile {
  field(name: string): string;
  /** Undefined where the file has no such field. */
  optionalField(name: string): string | undefined;
  /** Empty where the file has no such list. */
  list(name: string): readonly string[];
  body: string;
  /** The line of the file on which the text begins, from 1. */
  bodyLine: number;
}

interface Form {
  fields: readonly string[];
  optional?: readonly string[];
  lists?: readonly string[];
}

/** Reads a content file of this form; throws on a bad one, with the file's name and the line. */
export function parseContentFile(text: string, file: string, form: Form): ContentFile {
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (frontMatter === undefined || body === undefined) {
    throw new Error(`${file}: it must begin with front matter between two lines of ---`);
  }
  const markdown = body.trim();
  if (markdown === '') throw new Error(`${file}: there is no text below the front matter`);

  const { fields, lists } = readFrontMatter(frontMatter, file, form);
  return {
    field: (name) => {
      const value = fields.get(name);
      if (value === undefined) throw new Error(`${file}: “${name}” is missing`);
      return value;
    },
    optionalField: (name) => fields.get(name),
    list: (name) => lists.get(name) ?? [],
    body: markdown,
    bodyLine: text.slice(0, text.indexOf(markdown)).split('\n').length,
  };
}

function readFrontMatter(text: string, file: string, form: Form) {
  // The failsafe schema keeps every value a string: “yes”, “2026-01-01” and “1.10” are words of a title, not data.
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  // The front matter begins on the second line of the file.
  const lineAt = (offset = 0) => text.slice(0, offset).split('\n').length + 1;
  const [error] = document.errors;
  if (error) throw new Error(`${file}:${lineAt(error.pos[0])}: ${explain(error)}`);
  const fields = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  for (const { key, value } of isMap<ParsedNode, ParsedNode | null>(document.contents) ? document.contents.items : []) {
    const name = wordsOf(key) ?? '';
    const line = lineAt(key.range[0]);
    if (form.lists?.includes(name)) lists.set(name, listOf(value, `${file}:${line}: “${name}”`));
    else if (form.fields.includes(name) || form.optional?.includes(name)) {
      const words = wordsOf(value);
      if (words === undefined) throw new Error(`${file}:${line}: “${name}” must have a text on the same line`);
      fields.set(name, words);
    } else {
      const known = [...form.fields, ...(form.optional ?? []), ...(form.lists ?? [])].join(', ');
      throw new Error(`${file}:${line}: “${name}” is not a known field: use ${known}`);
    }
  }
  for (const field of form.fields) if (!fields.has(field)) throw new Error(`${file}: “${field}” is missing`);
  return { fields, lists };
}

function listOf(value: ParsedNode | null, subject: string): string[] {
  if (value === null || (isScalar(value) && wordsOf(value) === undefined)) return [];
  if (!isSeq<ParsedNode>(value)) throw new Error(`${subject} must be a list, one “- …” a line`);
  return value.items.map((item) => {
    const words = wordsOf(item);
    if (words === undefined)
      throw new Error(`${subject} must hold texts: put one with a colon between quotation marks`);
    return words;
  });
}

/** The text of a scalar; undefined for an empty one and for a list or a mapping. */
function wordsOf(node: ParsedNode | null): string | undefined {
  const words = isScalar(node) ? String(node.value ?? '').trim() : '';
  return words === '' ? undefined : words;
}

/** The two mistakes that editors make, in their words rather than the parser's. */
function explain({ code, message }: YAMLParseError): string {
  if (code === 'DUPLICATE_KEY') return 'a field is given twice';
  const isColon = code === 'BLOCK_AS_IMPLICIT_KEY' || message.includes('compact mapping');
  return isColon ? 'put a text with a colon between quotation marks' : message;
}
