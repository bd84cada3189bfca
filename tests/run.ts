import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './support/browser.ts';
import { prepareBuild } from './support/prepare-build.ts';
import { firstSeed, newSeed } from './support/seed.ts';

// Runs the tests, and closes with one line: `N passed, N failed`.
const usage = `npm test                   everything that must hold before a push; large tables are sampled
npm test -- FILE…          these test files only, unit or browser, after a build where one is needed
npm test -- --shard 1/2    one half of everything
npm run check              what needs no browser and no server: types, lint, format, architecture
npm run test:all           everything, no table sampled (nightly)
npm run test:repeat -- 20  the browser journeys 20 times beside two busy loops; FILE… limits them

TEST_SEED=N draws the same samples again; TEST_WORKERS=N sets how many test files run at a time.
`;

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface Results {
  passed: number;
  /** One text for each failure: its name, then its reason. */
  failures: string[];
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string' }, help: { type: 'boolean' } },
});
const modes = ['check', 'all', 'repeat'] as const;
const mode = modes.find((name) => name === positionals[0]);
const words = mode ? positionals.slice(1) : positionals;
const seed = process.env.TEST_SEED ?? (mode === 'all' ? newSeed() : firstSeed);
const shard = options.shard ? ['--shard', options.shard] : [];
const folder = mkdtempSync(path.join(tmpdir(), 'isnad-test-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

if (options.help) console.log(usage);
else if (mode === 'repeat') process.exitCode = await repeat(Number(words[0] ?? 20), words.slice(1));
else if (mode === 'check') close(await check());
else if (words.length > 0) close(await only(words));
else close(await everything());

async function check(): Promise<Results> {
  const results = await checkSources();
  add(results, await vitest('architecture', ['--project', 'unit', 'tests/architecture.test.ts']));
  return results;
}

async function everything(): Promise<Results> {
  // Side by side, because each keeps one processor busy. Where a browser is to be installed, this process waits for it
  // while the build goes on in its own.
  const build = prepareBuild();
  const browser = findBrowser();
  const [results] = await Promise.all([checkSources(), build]);
  console.log(mode === 'all' ? '\nNo table is sampled.' : `\nLarge tables are sampled; other samples: TEST_SEED=N.`);
  // In one run, because journeys mostly wait: the other tests use the processors meanwhile.
  if (browser.kind === 'found') {
    add(results, await vitest('all tests, journeys first', shard, { CHROME_PATH: browser.path }));
  } else {
    results.failures.push(withoutBrowser(browser.why));
    add(results, await vitest('unit, API and storage tests', ['--project', 'unit', ...shard]));
  }
  return results;
}

/** The named test files. Vitest takes a name as a part of a path: one that names no file would run others, or nothing. */
async function only(files: string[]): Promise<Results> {
  const results: Results = { passed: 0, failures: [] };
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) return { passed: 0, failures: missing.map((file) => `✗ ${file}: there is no such file`) };
  const inBrowser = files.filter((file) => path.relative('.', file).startsWith(path.join('tests', 'e2e')));
  const others = files.filter((file) => !inBrowser.includes(file));
  if (others.length > 0) add(results, await vitest('unit, API and storage tests', ['--project', 'unit', ...others]));
  if (inBrowser.length > 0) add(results, await journeys(inBrowser));
  return results;
}

async function checkSources(): Promise<Results> {
  const results: Results = { passed: 0, failures: [] };
  for (const [name, program, ...args] of [
    ['types of the routes', 'react-router', 'typegen'],
    ['types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'build/.tsbuildinfo'],
    ['lint and format', 'biome', 'check', '--error-on-warnings'],
  ] as const) {
    const isFine = (await run(program, args)) === 0;
    console.log(`${isFine ? '✓' : '✗'} ${name}`);
    add(results, isFine ? { passed: 1, failures: [] } : { passed: 0, failures: [`✗ ${name}`] });
  }
  return results;
}

async function journeys(args: string[]): Promise<Results> {
  const browser = findBrowser();
  if (browser.kind === 'missing') return { passed: 0, failures: [withoutBrowser(browser.why)] };
  return vitest('browser journeys', ['--project', 'e2e', ...args], { CHROME_PATH: browser.path });
}

const withoutBrowser = (why: string) => `✗ browser journeys: ${why}`;

async function vitest(name: string, args: string[], environment: Record<string, string> = {}): Promise<Results> {
  console.log(`\n${name}`);
  const file = path.join(folder, `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run('vitest', ['run', ...args, ...reporters], {
    TEST_SEED: seed,
    ...(mode === 'all' && { TEST_ALL: '1' }),
    ...environment,
  });
  const report = readReport(file);
  const failures = failuresOf(report);
  // A run that broke outside its tests, or had none, has failed too.
  if (failures.length === 0 && (status !== 0 || report.numPassedTests === 0)) failures.push(`✗ ${name}`);
  return { passed: report.numPassedTests, failures };
}

function failuresOf({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be read, or whose setup failed, has no failed test of its own.
    if (failed.length === 0 && message) return [`✗ ${file}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => [`✗ ${file}: ${fullName}`, ...failureMessages].join('\n'));
  });
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

/** Repeats the journeys while two other processes keep the processors busy. */
async function repeat(times: number, files: string[]): Promise<number> {
  const busy: ChildProcess[] = ['', ''].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  process.on('exit', () => {
    for (const one of busy) one.kill();
  });
  let green = 0;
  for (let round = 1; round <= times; round += 1) {
    const began = Date.now();
    const { passed, failures } = await journeys(files);
    if (failures.length === 0) green += 1;
    const seconds = Math.round((Date.now() - began) / 1_000);
    console.log(`\nRun ${round} of ${times}: ${passed} passed, ${failures.length} failed, ${seconds} s`);
    for (const failure of failures) console.log(failure);
  }
  console.log(`\n${green} of ${times} runs passed, on ${availableParallelism()} processors beside two busy loops`);
  for (const one of busy) one.kill();
  return green === times ? 0 : 1;
}

async function run(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number | null> {
  const bin = path.resolve('node_modules/.bin');
  const env = { ...process.env, ...environment, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: process.platform === 'win32',
  });
  const [status] = await once(child, 'close').catch(() => [null]);
  return status;
}

function add(results: Results, more: Results): void {
  results.passed += more.passed;
  results.failures.push(...more.failures);
}

/** Failures are said again at the end: a reader of the last lines of a long run should know what to look for. */
function close({ passed, failures }: Results): void {
  if (failures.length > 0) {
    console.error(`\nFailed:\n\n${failures.join('\n\n')}`);
    if (mode !== 'check') console.error(`\nThe same samples again: TEST_SEED=${seed}`);
  }
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
