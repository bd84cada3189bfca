import { createHash } from 'node:crypto';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { RouteHandlerMethod } from 'fastify';
import type { GenericSchema } from 'valibot';
import { type Call, calls } from '../../contract/calls.ts';
import { errorCodes } from '../../contract/errors.ts';
import { type Config, publicUrl } from '../config.ts';

/** The contract as an OpenAPI 3.1 document, made from the schemas that also validate and type the calls. */
export function openApiDocument(config: Config) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Isnad',
      version: '1.0.0',
      description:
        `Questions, answers and articles about Islam whose quotations of scripture were found in a named edition. ` +
        `Faults are problem documents (RFC 9457) with a stable code. Questions have at most ${config.ASK_MAX_LENGTH} characters.`,
    },
    servers: [{ url: '.' }],
    paths,
    components: { schemas: { Problem: problemSchema } },
  };
}

function operation(name: string, call: Call) {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.description && { description: call.description }),
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } },
    }),
    responses: {
      [call.status]: { description: 'Success', content: { 'application/json': { schema: schemaOf(call.response) } } },
      ...faultResponses(call),
    },
  };
}

function faultResponses(call: Call) {
  const responses: Record<string, unknown> = {};
  for (const status of new Set(call.errors.map((code) => errorCodes[code].status))) {
    const codes = call.errors.filter((code) => errorCodes[code].status === status);
    responses[status] = {
      description: codes.map((code) => `\`${code}\`: ${errorCodes[code].title}`).join('; '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

function parameters(place: 'path' | 'query', schema: GenericSchema | undefined) {
  const { properties = {}, required = [] } = schema ? schemaOf(schema) : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: GenericSchema) {
  // The caller's input is described (`input`); a transformation has no schema of its own and is skipped.
  const { $schema, ...described } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return described;
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { enum: Object.keys(errorCodes) },
    detail: { type: 'string', description: 'A sentence that says what to correct.' },
    instance: { type: 'string', description: 'Names the request, as `X-Request-Id` and the operator’s log do.' },
  },
};

/** The page carries its few styles itself: the API also runs without the site's pages. */
const styles = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#faf8f3, #0b171d); color: light-dark(#16262c, #ebe6da); font: 1.0625rem/1.6 Georgia, serif; }
main { max-width: 42rem; margin-inline: auto; padding: 2rem 1.25rem 4rem; }
h1, h2 { font-weight: 500; line-height: 1.2; }
section { padding-block: 1rem; border-block-start: 1px solid light-dark(#ddd6c8, #26373f); overflow-wrap: anywhere; }
a { color: light-dark(#0f5379, #8fc6e8); }
code { font: 0.9em ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.6em 0.8em; background: light-dark(#f0ece2, #16262c); border-radius: 3px; }
h2 code:first-child { padding: 0.1em 0.4em; background: light-dark(#f0ece2, #16262c); border-radius: 3px; }
`;

const stylesHash = createHash('sha256').update(styles).digest('base64');

/** The same for people: one page that needs nothing. */
export function openApiPage(config: Config, prefix: string): RouteHandlerMethod {
  const html = page(config, `${publicUrl(config)}${prefix}`);
  return async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'sha256-${stylesHash}'; base-uri 'none'; frame-ancestors 'none'`,
      )
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'no-cache')
      .send(html);
}

function page(config: Config, address: string): string {
  const { info } = openApiDocument(config);
  const contents = Object.values<Call>(calls).map(
    (call) => `<li><a href="#${idOf(call)}"><code>${call.method} ${escapeHtml(call.path)}</code></a></li>`,
  );
  const rows = Object.values<Call>(calls).map(
    (call) => `
    <section id="${idOf(call)}">
      <h2><code>${call.method}</code> <code>${escapeHtml(call.path)}</code></h2>
      <p>${escapeHtml(call.summary)}.${call.description ? ` ${escapeHtml(call.description)}` : ''}</p>
      ${curl(call, address)}${fields('Query', call.query)}${fields('Body', call.body)}
      <p>Answers <code>${call.status}</code> with ${shape(call.response)}.</p>
      <ul>${call.errors.map((code) => `<li><code>${errorCodes[code].status} ${code}</code>: ${errorCodes[code].title}</li>`).join('')}</ul>
    </section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of Isnad</title><meta name="robots" content="noindex"><style>${styles}</style></head>
<body><main><p><a href="${publicUrl(config)}/">Isnad</a></p><h1>The API of Isnad</h1><p>${escapeHtml(info.description)}</p>
<p>For programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<ul>${contents.join('')}</ul>${rows.join('')}</main></body></html>
`;
}

const idOf = ({ method, path }: Call) => `${method}${path.replace(/[^a-z-]+/gi, '-')}`.replace(/-$/, '').toLowerCase();

/** The call as one types it into a terminal; what would end a quoted word of the shell is written otherwise. */
function curl({ example }: Call, address: string): string {
  if (!example) return '';
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const body = example.body && ` -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(example.body))}`;
  return `<pre><code>${escapeHtml(`curl ${quoted(address + example.address)}${body ?? ''}`)}</code></pre>`;
}

function fields(title: string, schema: GenericSchema | undefined): string {
  if (!schema) return '';
  const { properties = {}, required = [] } = schemaOf(schema);
  const names = Object.keys(properties).map(
    (name) => `<code>${name}</code>${noteOf(properties[name], required.includes(name))}`,
  );
  return `<p>${title}: ${names.join(', ')}.</p>`;
}

/** Whether a field may be left out, and what its schema says of it. */
function noteOf(schema: unknown, isRequired: boolean): string {
  const said =
    typeof schema === 'object' && schema !== null && 'description' in schema ? schema.description : undefined;
  const notes = [isRequired ? '' : 'optional', typeof said === 'string' ? escapeHtml(said) : ''].filter(Boolean);
  return notes.length > 0 ? ` (${notes.join(': ')})` : '';
}

function shape(schema: GenericSchema): string {
  const described = schemaOf(schema);
  const item = described.type === 'array' ? (described.items as typeof described) : described;
  const names = Object.keys(item.properties ?? {}).map((name) => `<code>${name}</code>`);
  return `${described.type === 'array' ? 'an array of ' : ''}${names.join(', ')}`;
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/`([^`]*)`/g, '<code>$1</code>');
