import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Action {
  inputs: Record<string, { default: string }>;
  runs: { steps: { shell?: string; run?: string; env?: Record<string, string> }[] };
}

const action: Action = parse(readFileSync('action.yml', 'utf8'));
const folder = mkdtempSync(path.join(tmpdir(), 'isnad-action-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'wrong.md'), 'See [Quran 2:999].');
writeFileSync(path.join(folder, 'right $(touch broken).md'), 'See [Quran 2:183].');

/** Runs the steps as GitHub's runner does: each script in a file, its inputs in the environment. */
function runSteps(inputs: Record<string, string>) {
  const inputNamed = (name: string) => inputs[name] ?? action.inputs[name]?.default ?? '';
  const script = path.join(folder, 'step.sh');
  const outcomes = action.runs.steps.flatMap(({ shell, run, env = {} }) => {
    if (run === undefined) return [];
    expect(shell).toBe('bash');
    writeFileSync(script, run);
    const given = Object.entries(env).map(([name, value]) => [
      name,
      value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => inputNamed(input)),
    ]);
    const environment = { ...process.env, ...Object.fromEntries(given), GITHUB_ACTION_PATH: process.cwd() };
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', script];
    return [spawnSync('bash', args, { cwd: folder, env: environment, encoding: 'utf8' })];
  });
  rmSync(script);
  return outcomes;
}

test('the action annotates what is wrong, writes its reports and fails', () => {
  const [outcome, ...more] = runSteps({ sarif: 'out.sarif', junit: 'out.xml' });
  expect(more).toEqual([]);
  expect(outcome?.stdout).toContain('::error file=wrong.md,line=1,col=5::Quran 2:999: no such reference.');
  expect(outcome?.stdout).toContain('2 citations in 2 files, 1 at fault');
  expect(outcome?.status).toBe(1);
  expect(JSON.parse(readFileSync(path.join(folder, 'out.sarif'), 'utf8')).runs[0].results).toHaveLength(1);
  expect(readFileSync(path.join(folder, 'out.xml'), 'utf8')).toContain('failures="1"');
});

test('paths are given one a line, and none of them becomes a command or an option', () => {
  const [right] = runSteps({ paths: 'right $(touch broken).md\n\n' });
  expect(right).toMatchObject({ status: 0, stdout: '1 citation in 1 file, none at fault\n' });
  const [option] = runSteps({ paths: '--help\nwrong.md', 'fail-on': 'none' });
  expect(option?.stderr).toContain('--help cannot be read: there is no such file.');
  expect(option?.status).toBe(2);
});
