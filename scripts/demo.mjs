import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, say } from './programs.mjs';

/** How a program that listens at a host is called from this machine. */
function hostToAsk(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Where the demo's programs run, and what each is told. The demo pays at a gateway of its own, which moves no money;
 * behind https, or beside keys that take real money, there is none.
 */
export function planDemo(env) {
  const port = env.PORT ?? '3000';
  const backendPort = env.BACKEND_PORT ?? '4000';
  const sandboxPort = env.SANDBOX_PORT ?? '4010';
  const dataDir = env.DATA_DIR ?? '.data';
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://{host}:${port}`;
  const hosts = {
    web: env.WEB_HOST ?? '127.0.0.1',
    backend: env.BACKEND_HOST ?? '127.0.0.1',
    sandbox: env.SANDBOX_HOST ?? '127.0.0.1',
  };
  const webUrl = `http://${hostToAsk(hosts.web)}:${port}`;
  const backendUrl = `http://${hostToAsk(hosts.backend)}:${backendPort}`;
  const sandboxUrl = `http://${hostToAsk(hosts.sandbox)}:${sandboxPort}`;
  const hasRealKeys = Object.entries(env).some(
    ([name, value]) => /^WOMPI_.+_KEY$/.test(name) && /^p(ub|rv)_prod_/.test(value),
  );
  const hasSandbox =
    (env.PAYMENTS_SANDBOX ?? 'on') === 'on' && !publicOrigin.startsWith('https:') && !hasRealKeys;
  const payments = { PAYMENTS_SANDBOX: hasSandbox ? 'on' : 'off', SANDBOX_PORT: sandboxPort };
  const secretOf = (name) => env[name] ?? randomBytes(32).toString('base64url');
  // The two programs recognise each other by these; kept apart, both are given the same ones by their environment.
  const trust = {
    REVALIDATE_SECRET: secretOf('REVALIDATE_SECRET'),
    PREVIEW_SECRET: secretOf('PREVIEW_SECRET'),
    // A staging host for the demo; behind https one has to be named.
    PREVIEW_HOSTS: env.PREVIEW_HOSTS ?? (publicOrigin.startsWith('https:') ? '' : 'preview.localhost'),
  };
  const published = { WEB_URLS: env.WEB_URLS ?? webUrl, ...trust };
  // Pictures and the embedded database work in several threads: with an area of memory each, nothing goes back.
  const memory = { MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2' };
  const shared = { BACKEND_PORT: backendPort, PUBLIC_ORIGIN: publicOrigin, ...payments };
  return {
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    publicOrigin,
    places: [
      { host: hosts.web, port, variable: 'PORT' },
      { host: hosts.backend, port: backendPort, variable: 'BACKEND_PORT' },
      ...(hasSandbox ? [{ host: hosts.sandbox, port: sandboxPort, variable: 'SANDBOX_PORT' }] : []),
    ],
    sandbox: hasSandbox ? { env: shared, url: `${sandboxUrl}/terms.html` } : null,
    backend: { env: { ...shared, ...published, ...memory, DATA_DIR: dataDir }, url: `${backendUrl}/readyz` },
    web: {
      env: { PORT: port, BACKEND_URL: backendUrl, PUBLIC_ORIGIN: publicOrigin, ...trust },
      url: `${webUrl}/api/health`,
    },
  };
}

/** What an import stands for: what the folder holds, and where it went. */
function importStamp({ folder, databaseUrl }) {
  const hash = createHash('sha256').update(databaseUrl ?? '');
  const walk = (path) => {
    const entries = readdirSync(path, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
      const file = join(path, entry.name);
      if (entry.isDirectory()) walk(file);
      else hash.update(file).update(readFileSync(file));
    }
  };
  walk(folder);
  return hash.digest('hex');
}

/** Whether the database has all of these tenants, as far as the command line's program can tell. */
function hasTenants({ command, slugs }) {
  const [file, ...words] = command;
  const { status, stdout } = spawnSync(file, [...words, '--json', 'list'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  });
  if (status !== 0) return false;
  const there = new Set(JSON.parse(stdout).map(({ slug }) => slug));
  return slugs.every((slug) => there.has(slug));
}

/**
 * Imports the demo tenants with the command line's program, when a folder or the database is another than at the last
 * import, or the database has lost one.
 */
export function importDemoTenants({ dataDir, databaseUrl, command }) {
  const stamp = join(dataDir, 'tenants-stamp');
  const slugs = readdirSync('tenants');
  const now = importStamp({ folder: 'tenants', databaseUrl });
  const isKnown = existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (isKnown && hasTenants({ command, slugs })) return;
  say('Importing the demo tenants…');
  const folders = slugs.map((name) => join('tenants', name));
  const [file, ...words] = command;
  const result = spawnSync(file, [...words, 'import', ...folders], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) refuse('The demo tenants could not be imported.');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(stamp, now, { mode: 0o600 });
}

/** The addresses to open. */
export function printAddresses(publicOrigin) {
  say('\nReady:');
  for (const slug of readdirSync('tenants')) say(`  ${publicOrigin.replace('{host}', `${slug}.localhost`)}`);
}
