import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfig, publicUrl, settings } from './config.ts';

const configOf = (environment: Record<string, string>) => {
  const parsed = parseConfig(environment);
  if (parsed.kind === 'faults') throw new Error(parsed.faults.join('\n'));
  return parsed.config;
};

test('an empty environment is a whole configuration', () => {
  expect(configOf({})).toMatchObject({ PORT: 3000, HOST: 'localhost', RATE_LIMIT: true, API_BASE_URL: undefined });
});

test('all invalid settings are reported at once, with name and value', () => {
  const parsed = parseConfig({
    PORT: '70000',
    RATE_LIMIT: 'maybe',
    PUBLIC_URL: 'example.org',
    CONTACT_EMAIL: 'nobody',
  });
  expect(parsed).toMatchObject({ kind: 'faults' });
  const faults = parsed.kind === 'faults' ? parsed.faults : [];
  expect(faults).toHaveLength(4);
  for (const name of ['PORT', 'RATE_LIMIT', 'PUBLIC_URL', 'CONTACT_EMAIL']) {
    expect(faults.some((fault) => fault.startsWith(`${name}: must be`))).toBe(true);
  }
  expect(faults.join()).toContain('"70000"');
});

test('an empty setting counts as unset', () => {
  expect(configOf({ PORT: '', API_BASE_URL: '  ' })).toMatchObject({ PORT: 3000, API_BASE_URL: undefined });
});

test('addresses lose their last slash and may carry no query', () => {
  expect(configOf({ API_BASE_URL: 'https://api.example.org/v1/' }).API_BASE_URL).toBe('https://api.example.org/v1');
  expect(parseConfig({ API_BASE_URL: 'https://api.example.org/?x=1' }).kind).toBe('faults');
  expect(parseConfig({ API_BASE_URL: 'ftp://api.example.org' }).kind).toBe('faults');
});

test('the address of a database is kept as it is given, and a faulty one is reported without its password', () => {
  const address = 'postgres://isnad:p%40ss@db.example:5432/isnad?sslmode=verify-full';
  expect(configOf({ DATABASE_URL: address })).toMatchObject({ DATABASE_URL: address, DATABASE_POOL: 10 });
  expect(configOf({ DATABASE_URL: 'postgresql:///isnad?host=/run/postgresql' }).DATABASE_URL).toContain('/run/');
  for (const faulty of [
    'mysql://isnad:secret@db/isnad',
    'postgres://isnad:se cr@et@@db',
    'postgres://isnad:secret@db',
  ]) {
    const parsed = parseConfig({ DATABASE_URL: faulty });
    const said = parsed.kind === 'faults' ? parsed.faults.join() : '';
    expect(said).toMatch(/^DATABASE_URL: must be/);
    expect(said).not.toMatch(/secret|se cr/);
  }
});

test('origins are read as a list and must be bare', () => {
  expect(configOf({ ALLOWED_ORIGINS: 'https://a.example, https://b.example' }).ALLOWED_ORIGINS).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  expect(parseConfig({ ALLOWED_ORIGINS: 'https://a.example/path' }).kind).toBe('faults');
});

test('editions are switched off by id; an unknown id is reported with the known ones, and the Quran cannot be switched off', () => {
  expect(configOf({}).EDITIONS_OFF).toEqual([]);
  expect(configOf({ EDITIONS_OFF: 'quran-fr-hamidullah, quran-saheeh-international' }).EDITIONS_OFF).toEqual([
    'quran-fr-hamidullah',
    'quran-saheeh-international',
  ]);
  const faultsOf = (list: string) => {
    const parsed = parseConfig({ EDITIONS_OFF: list });
    return parsed.kind === 'faults' ? parsed.faults.join() : '';
  };
  expect(faultsOf('quran-fr')).toContain('quran-fr-hamidullah, quran-id-affairs');
  expect(faultsOf('quran-uthmani')).toContain('must not name quran-uthmani');
});

test('a model’s address and its name go together', () => {
  const faultsOf = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment);
    return parsed.kind === 'faults' ? parsed.faults : [];
  };
  const address = 'http://localhost:11434/v1/';
  expect(configOf({ MODEL_BASE_URL: address, MODEL_NAME: 'qwen3:8b' }).MODEL_BASE_URL).toBe(
    'http://localhost:11434/v1',
  );
  expect(faultsOf({ MODEL_BASE_URL: address })).toEqual(['MODEL_NAME: must be set, because MODEL_BASE_URL is']);
  expect(faultsOf({ MODEL_NAME: 'm', PORT: 'x' })).toEqual([
    'PORT: must be a whole number (it is "x")',
    'MODEL_BASE_URL: must be set, because MODEL_NAME is',
  ]);
  expect(faultsOf({ MODEL_BASE_URL: 'https://me:secret@example.org', MODEL_NAME: 'm' }).join()).toContain('no name or');
});

test('an address of the model that already names the call is refused', () => {
  const parsed = parseConfig({ MODEL_BASE_URL: 'http://localhost:11434/v1/chat/completions/', MODEL_NAME: 'm' });
  expect(parsed.kind === 'faults' && parsed.faults.join()).toContain('must end before /chat/completions');
});

test('a public address with a path is refused: the path is a setting of its own', () => {
  const parsed = parseConfig({ PUBLIC_URL: 'https://example.org/isnad' });
  expect(parsed.kind === 'faults' && parsed.faults).toEqual([
    'PUBLIC_URL: must be an address without a path: for a hub under a path of its host, set BASE_PATH (it is "https://example.org/isnad")',
  ]);
  expect(configOf({ PUBLIC_URL: 'https://example.org/' }).PUBLIC_URL).toBe('https://example.org');
});

test('an address that visitors see has no password in it', () => {
  for (const name of ['API_BASE_URL', 'PUBLIC_URL', 'DONATE_URL']) {
    const parsed = parseConfig({ [name]: 'https://me:s3cret@example.org' });
    expect(parsed.kind === 'faults' && parsed.faults.join(), name).toContain(`${name}: must carry no name or password`);
  }
  expect(parseConfig({ API_BASE_URL: 'https:/me' }).kind).toBe('faults');
});

test('the id of the donation button is an id, and nothing that could be markup', () => {
  expect(configOf({ DONATE_BUTTON_ID: 'ABC_123-x' }).DONATE_BUTTON_ID).toBe('ABC_123-x');
  expect(parseConfig({ DONATE_BUTTON_ID: '"><script>' }).kind).toBe('faults');
});

test.each(['MODEL_BASE_URL', 'API_BASE_URL', 'PUBLIC_URL'])('a password in %s is not printed', (name) => {
  const parsed = parseConfig({ [name]: 'https://me:s3cret@example.org/?a=1', MODEL_NAME: 'm' });
  const faults = parsed.kind === 'faults' ? parsed.faults.join() : '';
  expect(faults).toContain(name);
  expect(faults).toContain('https://…@example.org');
  expect(faults).not.toMatch(/s3cret|me:/);
});

test('a secret is not repeated in a fault', () => {
  const parsed = parseConfig({ MODEL_API_KEY: 'sk 123' });
  expect(parsed).toEqual({ kind: 'faults', faults: ['MODEL_API_KEY: must be one word of plain characters'] });
});

test('the public address is the configured one, or the one listened on', () => {
  expect(publicUrl(configOf({ PUBLIC_URL: 'https://isnad.example/' }))).toBe('https://isnad.example');
  expect(publicUrl(configOf({ HOST: '::1', PORT: '8080' }))).toBe('http://[::1]:8080');
  expect(publicUrl(configOf({ PUBLIC_URL: 'https://example.org', BASE_PATH: '/isnad' }))).toBe(
    'https://example.org/isnad',
  );
});

test('a base path is kept without a slash at its end, and can be in every place where an address can', () => {
  const read = ['/isnad', '/isnad/', '/', '', '/a/b-c_d.2/'].map((path) => configOf({ BASE_PATH: path }).BASE_PATH);
  expect(read).toEqual(['/isnad', '/isnad', '', '', '/a/b-c_d.2']);
  for (const path of [
    'isnad',
    '//isnad',
    '/is nad',
    '/../x',
    '/a/./b',
    '/a?b',
    '/é',
    '/"',
    'https://example.org/isnad',
  ])
    expect(parseConfig({ BASE_PATH: path }).kind, path).toBe('faults');
});

test('docs/operating.md explains every setting with its default, and no other', () => {
  const rows = readFileSync('docs/operating.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*) \|$/gm);
  const documented = Object.fromEntries([...rows].map(([, name = '', fallback, says]) => [name, { fallback, says }]));
  const meant = Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [
      name,
      { fallback: 'default' in setting ? `\`${setting.default}\`` : 'none', says: setting.says },
    ]),
  );
  expect(documented).toEqual(meant);
});
