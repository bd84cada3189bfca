import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../src/server/config.ts';

// What can be known of the files of docs/deploy without the programs that read them.

const read = (file: string) => readFileSync(file, 'utf8');
const known = new Set(
  Object.entries(settings).flatMap(([name, setting]) => ('secret' in setting ? [name, `${name}_FILE`] : [name])),
);

test('every setting that the deployment files name exists', () => {
  const compose = parse(read('docs/deploy/compose.yaml'), { merge: true });
  const inCompose = Object.keys(compose.services.isnad.environment);
  const inEnvFile = [...read('docs/deploy/isnad.env').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
  const inImage = [...read('Dockerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name ?? '');
  const others = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_']);
  for (const name of [...inCompose, ...inEnvFile, ...inImage]) {
    expect(known.has(name) || others.has(name), name).toBe(true);
  }
});

test('the container runs on the Node of the project, starts a file that is there, and not as root', () => {
  const dockerfile = read('Dockerfile');
  const { dependencies } = JSON.parse(read('package.json'));
  const [major] = dependencies.node.split('.');
  for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(new RegExp(`^node:${major}-`));
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1];
  expect(existsSync(JSON.parse(command ?? '[]').at(-1))).toBe(true);
  expect(dockerfile).toMatch(/^USER node$/m);
  // What `prestart` needs is not left out of the image.
  for (const line of read('.dockerignore').split('\n').filter(Boolean)) {
    expect(['src', 'content', 'scripts', 'db', 'package.json', 'package-lock.json']).not.toContain(line);
  }
});

interface Service {
  volumes?: string[];
  secrets?: string[];
  depends_on?: object;
}

test('what the composed services share is declared, and the files that they mount exist', () => {
  const { services, volumes, secrets } = parse(read('docs/deploy/compose.yaml'), { merge: true });
  for (const [name, service] of Object.entries<Service>(services)) {
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('.')) expect(existsSync(path.join('docs/deploy', from)), `${name}: ${from}`).toBe(true);
      else expect(Object.keys(volumes), name).toContain(from);
    }
    for (const secret of service.secrets ?? []) expect(Object.keys(secrets), name).toContain(secret);
    for (const other of Object.keys(service.depends_on ?? {})) expect(Object.keys(services)).toContain(other);
  }
  const upstreams: string = services.proxy.environment.ISNAD;
  for (const upstream of upstreams.split(' ')) expect(Object.keys(services)).toContain(upstream.split(':')[0]);
});

test('the systemd unit starts a file that is there', () => {
  const [, file = ''] = /^ExecStart=\S+ (?:--\S+ )*(\S+)$/m.exec(read('docs/deploy/isnad.service')) ?? [];
  expect(existsSync(file)).toBe(true);
});

test('a server that answers what is under way is not killed meanwhile', () => {
  // DRAIN_SECONDS, 15 seconds for an answer, and those of a language model.
  const model = Number(settings.MODEL_TIMEOUT_MS.default) / 1000;
  const [, unit = ''] = /^TimeoutStopSec=(\d+)$/m.exec(read('docs/deploy/isnad.service')) ?? [];
  expect(Number(unit)).toBeGreaterThan(15 + model);
  const { isnad } = parse(read('docs/deploy/compose.yaml'), { merge: true }).services;
  expect(Number.parseInt(isnad.stop_grace_period, 10)).toBeGreaterThan(
    15 + model + Number(isnad.environment.DRAIN_SECONDS),
  );
});

test('every metric that an alert names is told', () => {
  const metrics = read('src/server/metrics.ts') + read('src/server/meters.ts');
  const rules = parse(read('docs/deploy/alerts.yaml')).groups.flatMap(
    ({ rules }: { rules: { expr: string }[] }) => rules,
  );
  const named = rules.flatMap(({ expr }: { expr: string }) => expr.match(/isnad_[a-z_]+/g) ?? []) as string[];
  expect(rules.length).toBeGreaterThan(3);
  for (const name of named) expect(metrics, name).toContain(`'${name.replace(/_(?:count|bucket|sum)$/, '')}'`);
});

test('the dashboard asks for metrics that there are', () => {
  const { panels } = JSON.parse(read('docs/deploy/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/isnad_\w+/g) ?? []));
  const known = [...(read('src/server/metrics.ts') + read('src/server/meters.ts')).matchAll(/'(isnad_\w+)'/g)].map(
    ([, name]) => name,
  );
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.filter((name) => !known.includes(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
});

test('under a path of a host both proxies pass the path on, and write no question', () => {
  const nginx = read('docs/deploy/nginx-under-path.conf');
  // With a path behind the name nginx would take the prefix off.
  expect(nginx).toMatch(/location \/isnad\/ \{[^}]*proxy_pass http:\/\/isnad;/);
  for (const [, block = ''] of nginx.matchAll(/location [^{]*\{([^}]*)\}/g)) {
    expect(block).toMatch(/access_log \S+ isnad;/);
    expect(block).toMatch(/error_log \S+ emerg;/);
  }
  const formats = (text: string) => /log_format isnad[^;]*;/.exec(text)?.[0];
  expect(formats(nginx)).toBe(formats(read('docs/deploy/nginx.conf')));
  const caddy = read('docs/deploy/Caddyfile-under-path');
  expect(caddy).toMatch(/@isnad path \/isnad \/isnad\/\*/);
  expect(caddy).not.toMatch(/^\s*(?:handle_path|uri strip_prefix)/m);
  const filter = (text: string) => /\(without_questions\) \{[\s\S]*?\n\}/.exec(text)?.[0];
  expect(filter(caddy)).toBe(filter(read('docs/deploy/Caddyfile')));
  expect(caddy.match(/import without_questions/g)).toHaveLength(3);
});
