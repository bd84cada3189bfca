import { expect, test } from 'vitest';
import { type Environment, parseConfig } from './config.ts';
import { configWarnings } from './config-warnings.ts';

const warningsOf = (environment: Environment) => {
  const parsed = parseConfig(environment);
  if (parsed.kind === 'faults') throw new Error(parsed.faults.join('\n'));
  return configWarnings(parsed.config, environment);
};

test('a default configuration has no warnings', () => {
  expect(warningsOf({})).toEqual([]);
});

test.each(['ASK_PER_MINTE', 'ASK_PER_MINUTES', 'ASK_PER_MINUET', 'ASK_PER_NINUTE', 'ask_per_minute'])(
  '%s is taken for a misspelt setting',
  (name) => {
    expect(warningsOf({ [name]: '5' })).toEqual([`There is no setting ${name}. Did you mean ASK_PER_MINUTE?`]);
  },
);

test('variables of other programs are ignored', () => {
  expect(warningsOf({ HOSTS: 'x', SPORT: 'x', PORTS: 'x', PATH: 'x', ASK_PER_HOUR: '1', LOGLEVEL_X: 'x' })).toEqual([]);
});

test('an address that no visitor can open is named', () => {
  expect(warningsOf({ HOST: '0.0.0.0', PORT: '4442' }).join()).toContain('http://0.0.0.0:4442');
  expect(warningsOf({ HOST: '::' }).join()).toContain('PUBLIC_URL is not set');
});

test('a public site is reminded of its placeholders, and of no others', () => {
  const address = { PUBLIC_URL: 'https://example.org' };
  const own = { CONTACT_PHONE: '+44 20 7946 0000', CONTACT_ADDRESS: 'Elm Street 1', DONATE_BUTTON_ID: 'ABC' };
  expect(warningsOf({ ...address, ...own })).toEqual(['Visitors see the placeholders of CONTACT_EMAIL: set it.']);
  expect(warningsOf({ ...address, ...own, CONTACT_EMAIL: 'we@example.org' })).toEqual([]);
});

test('what leaves the machine unencrypted is named', () => {
  const model = (address: string) => warningsOf({ MODEL_BASE_URL: address, MODEL_NAME: 'm' });
  expect(model('http://models.example/v1')).toEqual([expect.stringContaining('MODEL_BASE_URL is http')]);
  for (const near of ['https://models.example/v1', 'http://localhost:11434/v1', 'http://[::1]/v1', 'http://ollama/v1'])
    expect(model(near), near).toEqual([]);
  expect(warningsOf({ API_BASE_URL: 'http://api.example' }).join()).toContain('API_BASE_URL is http');
  const database = (address: string) => warningsOf({ DATABASE_URL: address });
  for (const open of ['postgres://me:secret@db.example/isnad', 'postgres://me@10.0.0.5/isnad?sslmode=disable']) {
    expect(database(open).join(), open).toContain('sslmode=verify-full');
    expect(database(open).join()).not.toContain('secret');
  }
  for (const closed of [
    'postgres://me@db.example/isnad?sslmode=require',
    'postgres:///isnad?host=/run/postgresql',
    'postgres://me@database/isnad',
    'postgres://me@127.0.0.1/isnad',
  ])
    expect(database(closed), closed).toEqual([]);
});
