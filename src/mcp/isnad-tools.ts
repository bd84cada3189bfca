import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { paths } from '../contract/paths.ts';
import type { Passage, SourcePassage } from '../contract/source-entities.ts';
import { sourcePath } from '../contract/source-path.ts';
import { findReferences } from '../references/find-references.ts';
import { formatReference } from '../references/format-reference.ts';

/** Calls the API of an Isnad: by the network, or in the same process. */
export type CallApi = (path: string, init?: { method: 'POST'; body: string }) => Promise<Response>;

/** References are read here, and not in a thread as other texts are: in characters. */
const LONGEST_REFERENCE = 300;

interface ToolAnswer extends Record<string, unknown> {
  content: { type: 'text'; text: string }[];
  isError?: true;
}

/** The one argument of a tool, what is to be given for it, and how many characters it may have where the API sets no limit. */
function takes(name: string, description: string, maxLength?: number) {
  return fromJsonSchema<Record<string, string>>({
    type: 'object',
    properties: { [name]: { type: 'string', minLength: 1, ...(maxLength && { maxLength }), description } },
    required: [name],
    additionalProperties: false,
  });
}

/** What a program is told of each tool. Made once: compiling the schemas takes far longer than a request. */
const tools = {
  check_quotations: {
    title: 'Check quotations of scripture',
    description:
      'Judges every quotation and reference of a text: verified, altered, found elsewhere, no such passage. Also gives one verdict for the whole text, what to mend first, and the text with its scripture put right. The text is not kept.',
    inputSchema: takes('text', 'The whole text, with its quotations and references.'),
  },
  get_passage: {
    title: 'Get a passage of scripture',
    description:
      'The words of a verse, of a range of verses or of a hadith, in every edition held here, with their names.',
    inputSchema: takes(
      'reference',
      'Such as Quran 2:255, 2:255-257, البقرة: 255 or Sahih al-Bukhari 8.',
      LONGEST_REFERENCE,
    ),
  },
  resolve_reference: {
    title: 'Resolve a reference',
    description:
      'Reads a reference in any usual spelling, English or Arabic: its canonical form, whether this library holds the passage, its address, and its words in the original with their edition.',
    inputSchema: takes(
      'reference',
      'Such as Baqara 255, Q 2:255, Surat al-Kahf verse 10, bukhari 8, رواه مسلم ٨.',
      LONGEST_REFERENCE,
    ),
  },
  look_up_number: {
    title: 'Look up a hadith number',
    description:
      'Which hadith stands under a number in each way of counting that this library knows of its collection (as readers cite it, running counts, by book), with the beginning of its words. Use it where a number from another site or book does not fit.',
    inputSchema: takes('number', 'A collection and a number, such as Sahih Muslim 93.', LONGEST_REFERENCE),
  },
  search: {
    title: 'Search the notes',
    description: 'The points of this site’s notes on Islam that answer a question, or among which it may be meant.',
    inputSchema: takes('query', 'A question or a few words, in English or Arabic.'),
  },
  answer: {
    title: 'Answer a question about Islam',
    description:
      'An answer from this site’s notes, with the differing views and the verses it rests on; their quotations are checked. It is no ruling, and no scholar has reviewed it.',
    inputSchema: takes('question', 'The question, in English or Arabic.'),
  },
};

/** The tools that this site offers to programs that speak the Model Context Protocol. All of them only read. */
export function isnadTools(callApi: CallApi, version: string): McpServer {
  const server = new McpServer(
    { name: 'isnad', version },
    {
      capabilities: { tools: {} },
      instructions:
        'Isnad checks quotations of the Quran and of hadith against named editions. Never quote scripture from memory: take its words from get_passage, and give what you wrote to check_quotations before you show it.',
    },
  );

  const add = (name: keyof typeof tools, run: (given: string) => Promise<ToolAnswer>) => {
    const annotations = { readOnlyHint: true };
    server.registerTool(name, { ...tools[name], annotations }, (given) => run(Object.values(given).join()));
  };

  add('check_quotations', async (text) => {
    const body = JSON.stringify({ text, guard: true });
    return answerOf(await callApi(paths.check, { method: 'POST', body }));
  });

  add('get_passage', async (written) => {
    const reference = referenceIn(written);
    return reference ? answerOf(await callApi(sourcePath(reference))) : unreadable(written);
  });

  add('resolve_reference', async (written) => {
    const reference = referenceIn(written);
    if (!reference) return unreadable(written);
    const path = sourcePath(reference);
    const response = await callApi(path);
    const canonical = { reference: formatReference(reference), held: response.ok, path };
    if (!response.ok) return said({ ...canonical, why: detailOf(await response.text()) });
    const { title, url, passages, continues } = (await response.json()) as SourcePassage;
    return said({ ...canonical, title, url, passages: passages.map(inOriginal), continues });
  });

  add('look_up_number', async (written) => {
    const reference = referenceIn(written);
    if (reference?.work !== 'hadith') return unreadable(written);
    const { collection, number, letter = '', book } = reference;
    const query = new URLSearchParams({ work: collection, number: `${book ? `${book}:` : ''}${number}${letter}` });
    return answerOf(await callApi(`${paths.numbers}?${query}`));
  });

  add('search', async (query) => {
    const response = await ask(query);
    if (!response.ok) return answerOf(response);
    const { kind, notes = [], choices = [] } = (await response.json()) as Record<string, unknown[]>;
    return said({ kind, notes, choices });
  });

  add('answer', async (question) => answerOf(await ask(question)));

  const ask = (question: string) => callApi(`${paths.ask}?q=${encodeURIComponent(question)}`);
  return server;
}

/** A passage in the original; where only translations are held, in the first of them. */
function inOriginal({ reference, texts }: Passage): Pick<Passage, 'reference' | 'texts'> {
  const originals = texts.filter(({ role }) => role === 'original');
  return { reference, texts: originals.length > 0 ? originals : texts.slice(0, 1) };
}

/** The first reference of a short text, in any spelling that a checked text may have; a bare `2:255` is in brackets there. */
const referenceIn = (written: string) =>
  findReferences(written)[0]?.reference ?? findReferences(`(${written})`)[0]?.reference;

const said = (data: object): ToolAnswer => ({ content: [{ type: 'text', text: JSON.stringify(data) }] });

/** The API's own answer; of a problem its sentence, which says what to do. */
async function answerOf(response: Response): Promise<ToolAnswer> {
  const text = await response.text();
  if (response.ok) return { content: [{ type: 'text', text }] };
  return {
    content: [{ type: 'text', text: detailOf(text) ?? `The site answered ${response.status}.` }],
    isError: true,
  };
}

function detailOf(problem: string): string | undefined {
  try {
    const { detail } = JSON.parse(problem) as { detail?: unknown };
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}

const unreadable = (written: string): ToolAnswer => ({
  content: [
    { type: 'text', text: `“${written.slice(0, 200)}” was not understood as a reference. Write it like Quran 2:255.` },
  ],
  isError: true,
});
