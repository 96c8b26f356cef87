import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { PERSONAL_HEADERS } from '@/lib/security/page-policy';
import { readServiceUrls } from '@/server/pipe-service.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('deploy/Dockerfile');
const nginx = read('deploy/nginx.conf');
const compose = parse(read('deploy/compose.yaml'), { merge: true });
const units = readdirSync('deploy').filter((name) => name.endsWith('.service'));

/** Sources of COPY lines that come from the repository, by the stage that copies them. */
function copiedInto(stage: string): string[] {
  const text =
    dockerfile.split(/^FROM /m).find((part) => part.split('\n')[0]?.endsWith(` AS ${stage}`)) ?? '';
  return [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
}

/** A file and every file that it imports by a path, and they in turn. */
function listImported(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of read(file).matchAll(/^import .*?'(\.[^']+)';$/gm))
    listImported(join(dirname(file), path), found);
  return found;
}

const stages = ['build', 'base', 'backend', 'web'];

test('every path that goes into an image exists and is let in', () => {
  const allowed = new Set([...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name]) => name));
  const sources = stages.flatMap(copiedInto);
  expect(sources.length).toBeGreaterThan(15);
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  expect(sources.filter((path) => !allowed.has(path.split('/')[0]))).toEqual([]);
  expect([...allowed].filter((name) => !sources.some((path) => path.split('/')[0] === name))).toEqual([]);
});

test('what the build reads is in the stage that builds, and what the web program imports in its own', () => {
  const listed = /const SOURCES = \[([^\]]+)\]/.exec(read('scripts/build.mjs'))?.[1] ?? '';
  const needed = [...listed.matchAll(/'([^']+)'/g)]
    .map(([, path = '']) => path)
    .filter((path) => existsSync(path));
  expect(needed.length).toBeGreaterThan(8);
  const given = copiedInto('build');
  const isGiven = (path: string) => given.some((one) => path === one || path.startsWith(`${one}/`));
  expect(needed.filter((path) => !isGiven(path))).toEqual([]);
  const copied = copiedInto('web');
  const imported = [...listImported('server.mjs')];
  expect(imported.filter((path) => !path.startsWith('server'))).not.toEqual([]);
  expect(
    imported.filter((path) => !copied.some((one) => path === one || path.startsWith(`${one}/`))),
  ).toEqual([]);
  const plugin = /requestConfig: '\.\/([^']+)'/.exec(read('next.config.mjs'))?.[1];
  expect(copied).toContain(plugin);
});

test('images, units and the document run one line of Node', () => {
  const line = read('.nvmrc').trim();
  expect(line).toMatch(/^\d+$/);
  expect(dockerfile).toContain(`\nARG NODE=${line}-`);
  const images = [...dockerfile.matchAll(/^FROM (?:node:)?(\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set(['$'.concat('{NODE}'), 'base']));
  expect(units.length).toBeGreaterThan(1);
  for (const unit of units)
    expect(read(`deploy/${unit}`)).toContain(`\nEnvironment=PATH=/opt/node-${line}/bin:`);
  expect(read('docs/operations/production.md')).toContain(`/opt/node-${line}/bin/node `);
});

test('compose names stages, files and programs that exist', () => {
  const services: [string, { build?: { target: string }; volumes?: string[] }][] = Object.entries(
    compose.services,
  );
  expect(services.map(([name]) => name).sort()).toEqual(['backend', 'edge', 'postgres', 'redis', 'web']);
  expect(services.flatMap(([, { build }]) => (build ? [build.target] : []))).toEqual(['backend', 'web']);
  const mounted = services
    .flatMap(([, { volumes = [] }]) => volumes.map((one) => one.split(':')[0] ?? ''))
    .filter((path) => path.startsWith('.'));
  expect(mounted.filter((path) => !existsSync(join('deploy', path)))).toEqual([]);
  const included = [...nginx.matchAll(/^\s*include ordering\/(\S+);$/gm)].map(([, name]) => name);
  const provided = (compose.services.edge.volumes as string[]).flatMap(
    (one) => /:\/etc\/nginx\/ordering\/([^:]+)/.exec(one)?.[1] ?? [],
  );
  expect(provided.sort()).toEqual(included.sort());
  const upstreams = [...read('deploy/nginx/places.compose.conf').matchAll(/server (\w+):(\d+)/g)];
  const ports = upstreams.map(([, name = '', port]) => [name in compose.services, port]);
  expect(ports).toEqual([
    [true, '3000'],
    [true, '4000'],
  ]);
});

test('in compose the backend believes the web program and the edge, and nobody else', () => {
  const { backend, web, edge } = compose.services;
  const trusted = backend.environment.TRUSTED_PROXIES.split(',');
  const addresses = [web, edge].map((one) => one.networks.inside.ipv4_address);
  expect(trusted).toEqual(['127.0.0.1', ...addresses]);
  // Other containers get addresses from 128 on: none ever holds a trusted address.
  const [{ ip_range: given }] = compose.networks.inside.ipam.config;
  expect(given).toBe('172.30.40.128/25');
  expect(addresses.every((address: string) => Number(address.split('.').at(-1)) < 128)).toBe(true);
});

test('in compose the backend’s role is no superuser, and the superuser is asked by its own name', () => {
  const { postgres, backend } = compose.services;
  expect(Object.keys(postgres.environment)).toEqual(['POSTGRES_PASSWORD']);
  const init =
    (postgres.volumes as string[]).find((one) => one.includes('/docker-entrypoint-initdb.d/')) ?? '';
  const roles = read(join('deploy', init.split(':')[0] ?? ''));
  const [, role, database] =
    /^postgres:\/\/(\w+):\$\{DATABASE_PASSWORD\}@postgres:5432\/(\w+)$/.exec(
      backend.environment.DATABASE_URL,
    ) ?? [];
  expect(roles).toMatch(new RegExp(`^create role ${role} login createrole password :'password';$`, 'm'));
  expect(roles).toContain(`\ncreate database ${database} owner ${role};\n`);
  expect(roles).toContain('\nalter role postgres password null;\n');
  expect(postgres.healthcheck.test).toEqual(
    expect.arrayContaining([`--username=${role}`, '--host=127.0.0.1']),
  );
  const [, section = ''] = read('docs/operations/production.md').split('\n## In containers\n');
  const asked = [...section.matchAll(/exec -T postgres \w+ --username=(\w+)/g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked)).toEqual(new Set(['postgres']));
});

test('the edge knows the services that the web program knows (rule platform/services-prefix)', () => {
  const names = [...readServiceUrls({}).keys()].sort();
  const lists = [...nginx.matchAll(/\^\/services\/\(([\w|-]+)\)\//g)].map(([, list = '']) =>
    list.split('|').sort(),
  );
  expect(lists).toEqual([names, names]);
});

test('the edge keeps one copy for all cookies: its own key says what Vary says', () => {
  const kept = nginx.split(/^ {4}location /m).filter((block) => block.includes('proxy_cache ordering;'));
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.filter((block) => !block.includes('proxy_ignore_headers Vary;'))).toEqual([]);
});

test('the edge passes the staff address on like every host, and keeps no page that says it is not to be kept', () => {
  expect([...nginx.matchAll(/^\s*server_name (.+);$/gm)].map(([, name]) => name)).toEqual(['_']);
  expect(PERSONAL_HEADERS['cache-control']).toContain('no-store');
  const ignored = [...nginx.matchAll(/^\s*proxy_ignore_headers (.+);$/gm)].map(([, names]) => names);
  expect(new Set(ignored)).toEqual(new Set(['Vary']));
  expect(nginx).not.toMatch(/^\s*(proxy_cache_valid|proxy_hide_header|proxy_cookie_)/m);
  for (const program of ['web', 'backend'])
    expect(Object.keys(compose.services[program].environment)).toContain('STAFF_HOST');
});

test('the edge sends no write twice', () => {
  expect(nginx).not.toMatch(/^\s*proxy_next_upstream .*(non_idempotent|http_)/m);
});

test('every variable that a deployment sets is a documented one', () => {
  const known = new Set([...read('.env.example').matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name));
  const inUnits = units.flatMap((unit) =>
    [...read(`deploy/${unit}`).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    ),
  );
  const inImages = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0]),
  );
  const { backend, web } = compose.services;
  const inCompose = [backend, web].flatMap(({ environment }) => Object.keys(environment));
  const toldCompose = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  const set = [...inUnits, ...inImages, ...inCompose, ...toldCompose].filter(
    (name) => name !== 'NEXT_TELEMETRY_DISABLED' && name !== 'PATH',
  );
  expect(set).toEqual(expect.arrayContaining(['DATA_DIR', 'PORT', 'DATABASE_URL']));
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});

test.each(['backend', 'web'])('the documented %s.env names what compose gives that program', (program) => {
  const block =
    read('docs/operations/production.md')
      .split('```')
      .find((part) => part.includes(`/etc/ordering/${program}.env\n`)) ?? '';
  const named = [...block.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  // Redis is one choice of several; whom the backend believes is its default where all stand on one machine.
  const optional = new Set(['REDIS_URL', 'TRUSTED_PROXIES']);
  const given = Object.keys(compose.services[program].environment).filter((name) => !optional.has(name));
  expect(named).toEqual(expect.arrayContaining(given));
});

test('the backend is started again after everything but what a person has to mend', () => {
  const [heldFolder, unusableConfiguration] = [73, 78];
  const unit = read('deploy/ordering-backend@.service');
  expect(unit).toMatch(/^Restart=always$/m);
  expect(/^RestartPreventExitStatus=(.+)$/m.exec(unit)?.[1]?.split(' ').map(Number)).toEqual([
    heldFolder,
    unusableConfiguration,
  ]);
});

test.each(units)('%s starts a program that a build makes, as nobody in particular', (unit) => {
  const text = read(`deploy/${unit}`);
  const program = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(text)?.[1] ?? '';
  expect(['dist/backend/main.mjs', 'server.mjs']).toContain(program);
  expect(text).toMatch(/^(User=ordering|DynamicUser=yes)$/m);
  expect(text).toMatch(/^ProtectSystem=strict$/m);
});

test('a line of the example holds one variable: systemd takes the rest of it for its value', () => {
  const lines = read('.env.example').split('\n');
  expect(lines.filter((line) => (line.match(/\b[A-Z][A-Z_]+=/g) ?? []).length > 1)).toEqual([]);
});

test('the edge keeps the operator’s doors to this machine, and leaves the contract of the calls to the backend', () => {
  const closed = /location ~ (\S+) \{\n {8}return 404;/.exec(nginx)?.[1] ?? '';
  for (const path of ['operator/instances', 'metrics', 'readyz'])
    expect(`/services/core/${path}`).toMatch(new RegExp(closed));
  for (const path of ['domain/config.json', 'docs', 'openapi.json'])
    expect(`/services/core/${path}`).not.toMatch(new RegExp(closed));
});
