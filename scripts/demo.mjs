import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { refuse, say } from './programs.mjs';

function hostToAsk(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

const hasRealKeys = (env) =>
  Object.entries(env).some(
    ([name, value]) =>
      (/^WOMPI_.+_KEY$/.test(name) && /^p(ub|rv)_prod_/.test(value)) ||
      (/^STRIPE_.+_KEY$/.test(name) && /^[rsp]k_live_/.test(value)),
  );

const staffHostOf = (env) => env.STAFF_HOST || 'staff.localhost';

/** Shared by both programs; set in the environment where they run apart. */
function planTrust({ env, publicOrigin }) {
  const secretOf = (name) => env[name] ?? randomBytes(32).toString('base64url');
  return {
    REVALIDATE_SECRET: secretOf('REVALIDATE_SECRET'),
    PREVIEW_SECRET: secretOf('PREVIEW_SECRET'),
    STAFF_HOST: staffHostOf(env),
    // Behind https it must be named.
    PREVIEW_HOSTS: env.PREVIEW_HOSTS ?? (publicOrigin.startsWith('https:') ? '' : 'preview.localhost'),
  };
}

/** The sandbox pays, and knows some streets of the demo; behind https it answers them and nothing else. */
function planSandbox({ env, publicOrigin, sandboxUrl }) {
  const isDemo = (env.PAYMENTS_SANDBOX ?? 'on') === 'on' && !hasRealKeys(env);
  const takesPayments = isDemo && !publicOrigin.startsWith('https:');
  const knowsStreets = isDemo && !env.PLACES_URL;
  return {
    takesPayments,
    geocoder: knowsStreets ? { PLACES_URL: `${sandboxUrl}/photon`, PLACES_ATTRIBUTION: '' } : {},
    name: takesPayments ? 'payment sandbox' : knowsStreets ? 'list of streets' : null,
  };
}

/** The demo pays at a sandbox, which never runs behind https or beside keys for real money. */
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
  const { takesPayments, geocoder, name: standIn } = planSandbox({ env, publicOrigin, sandboxUrl });
  const payments = { PAYMENTS_SANDBOX: takesPayments ? 'on' : 'off', SANDBOX_PORT: sandboxPort };
  const trust = planTrust({ env, publicOrigin });
  const published = { WEB_URLS: env.WEB_URLS ?? webUrl, ...trust };
  // An arena for each thread would never be given back.
  const memory = { MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2' };
  const shared = { BACKEND_PORT: backendPort, PUBLIC_ORIGIN: publicOrigin, ...payments };
  return {
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    isAlwaysOpen: (env.DEMO_ALWAYS_OPEN ?? 'on') === 'on',
    publicOrigin,
    staffHost: staffHostOf(env),
    // An invented password opens nothing where money is real, or where strangers come by.
    hasDemoPeople: takesPayments,
    places: [
      { host: hosts.web, port, variable: 'PORT', name: 'web app' },
      { host: hosts.backend, port: backendPort, variable: 'BACKEND_PORT', name: 'backend' },
      ...(standIn === null
        ? []
        : [{ host: hosts.sandbox, port: sandboxPort, variable: 'SANDBOX_PORT', name: standIn }]),
    ],
    sandbox:
      standIn === null
        ? null
        : {
            name: standIn,
            env: { ...shared, SANDBOX_STREETS_ONLY: takesPayments ? 'off' : 'on' },
            url: `${sandboxUrl}${takesPayments ? '/terms.html' : '/photon/api?q=calle'}`,
          },
    backend: {
      env: { ...shared, ...geocoder, ...published, ...memory, DATA_DIR: dataDir },
      url: `${backendUrl}/readyz`,
    },
    web: {
      env: { PORT: port, BACKEND_URL: backendUrl, PUBLIC_ORIGIN: publicOrigin, ...trust },
      url: `${webUrl}/api/health`,
    },
  };
}

/** The folders of the tenants, and the code that turns them into rows. */
const SOURCES = ['tenants', 'backend/folders', 'backend/stored'];

/** The content of the sources, the database, and whether doors are opened. */
function importStamp({ sources, databaseUrl, isAlwaysOpen }) {
  const hash = createHash('sha256')
    .update(databaseUrl ?? '')
    .update(isAlwaysOpen ? 'open' : '');
  const walk = (path) => {
    const entries = readdirSync(path, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
      const file = join(path, entry.name);
      if (entry.isDirectory()) walk(file);
      else hash.update(file).update(readFileSync(file));
    }
  };
  for (const source of sources) walk(source);
  return hash.digest('hex');
}

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

/** Tenants whose tables, rooms and counters are shown at work. Together they have every service. */
export const EXAMPLES = ['brasa-andina', 'hotel-marlina', 'plaza-sazon'];

const ALL_DAY = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], open: '00:00', close: '00:00' }];

/** Copies a tenant's folder and opens its branches all day and night, so that it can be tried at any hour. @returns the copy */
export function openAlways({ folder, copy }) {
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const file = join(copy, 'branches.yaml');
  const branches = parse(readFileSync(file, 'utf8')).map(({ exceptions: _exceptions, ...branch }) => ({
    ...branch,
    hours: ALL_DAY,
  }));
  writeFileSync(file, stringify(branches, { aliasDuplicateObjects: false }));
  return copy;
}

/** Only when sources or database changed, or a tenant is missing. @returns whether it imported */
export function importDemoTenants({ dataDir, databaseUrl, isAlwaysOpen, command, sources = SOURCES }) {
  const stamp = join(dataDir, 'tenants-stamp');
  const slugs = readdirSync('tenants');
  const now = importStamp({ sources, databaseUrl, isAlwaysOpen });
  const isKnown = existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (isKnown && hasTenants({ command, slugs })) return false;
  say('Importing the demo tenants…');
  const folders = slugs.map((name) => {
    const folder = join('tenants', name);
    if (!isAlwaysOpen || !EXAMPLES.includes(name)) return folder;
    return openAlways({ folder, copy: join(resolve(dataDir), 'demo', name) });
  });
  const [file, ...words] = command;
  const result = spawnSync(file, [...words, 'import', '--yes', ...folders], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) refuse('The demo tenants could not be imported.');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(stamp, now, { mode: 0o600 });
  // Refused where somebody has ordered already.
  for (const slug of EXAMPLES.filter((one) => slugs.includes(one)))
    spawnSync(file, [...words, 'examples', slug], { stdio: 'ignore' });
  return true;
}

/** @param people who sign in, as `makeDemoPeople` says */
export function printAddresses({ publicOrigin, staffHost, people }) {
  const addressOf = (host) => publicOrigin.replace('{host}', host);
  say('\nReady:');
  for (const slug of readdirSync('tenants')) say(`  ${addressOf(`${slug}.localhost`)}`);
  say(`\nThe people of the restaurants work at ${addressOf(staffHost)}`);
  for (const { mail, password } of people) say(`  ${mail}  ${password}`);
}
