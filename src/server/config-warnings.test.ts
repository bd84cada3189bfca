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
