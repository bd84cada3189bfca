import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './support/browser.ts';

// Runs everything that must hold, and closes with one line: `N passed, N failed`. `check` runs what needs no browser
// and no server: types, lint, format and architecture.

/** What Vitest's JSON reporter writes, as far as it is read here. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const onlyCheck = process.argv[2] === 'check';
const results = { passed: 0, failed: 0 };
const failures: string[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'isnad-test-'));

command('types of the routes', 'react-router', ['typegen']);
command('types', 'tsc', ['--noEmit']);
command('lint and format', 'biome', ['check', '--error-on-warnings']);
if (onlyCheck) {
  tests('architecture', ['--project', 'unit', 'tests/architecture.test.ts']);
} else {
  tests('unit, API and storage tests', ['--project', 'unit']);
  const browser = await findBrowser();
  if (browser.kind === 'found') tests('browser journeys', ['--project', 'e2e'], { CHROME_PATH: browser.path });
  else fail(`browser journeys: ${browser.why}`);
}

rmSync(folder, { recursive: true, force: true });
// Said again at the end: whoever sees only the last lines of a long run should know what to look for.
if (failures.length > 0) console.error(`\nFailed:\n\n${failures.join('\n\n')}`);
console.log(`\n${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed === 0 ? 0 : 1);

function command(name: string, program: string, args: string[]) {
  const { status } = run(program, args);
  if (status !== 0) return fail(name);
  results.passed += 1;
  console.log(`✓ ${name}`);
}

function tests(name: string, args: string[], environment: Record<string, string> = {}) {
  console.log(`\n${name}`);
  const file = path.join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = run('vitest', ['run', ...args, ...reporters], environment);
  const report = readReport(file);
  results.passed += report.numPassedTests;
  results.failed += report.numFailedTests;
  failures.push(...failuresOf(report));
  // A suite that broke outside its tests, or ran none, has failed too.
  if (report.numFailedTests === 0 && (status !== 0 || report.numPassedTests === 0)) fail(name);
}

function failuresOf(report: Report): string[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        [`✗ ${path.relative('.', name)}: ${fullName}`, ...failureMessages].join('\n'),
      ),
  );
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

function run(program: string, args: string[], environment: Record<string, string> = {}) {
  const bin = path.resolve('node_modules/.bin');
  const env = { ...process.env, ...environment, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  return spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: process.platform === 'win32',
  });
}

function fail(what: string) {
  results.failed += 1;
  failures.push(`✗ ${what}`);
  console.error(`✗ ${what}`);
}
