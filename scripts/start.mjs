// `npm start`: installs, builds, migrates, imports the demo tenants and starts both programs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  refuse(`Node ${process.versions.node} is too old: this needs 20.19 or newer.`);

const children = [];

function stopAll(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}

/** Starts a program and resolves when it answers at `url`; its own sentence stands when it does not start. */
async function startProgram({ name, file, env, url }) {
  const child = spawn('node', [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  children.push(child);
  let ended = null;
  child.on('exit', (code) => {
    ended = code ?? 1;
    stopAll(ended);
  });
  child.stdout.on('data', () => undefined);
  while (ended === null) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  refuse(`The ${name} did not start.`);
}

function folderStamp(folder) {
  const hash = createHash('sha256');
  const walk = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) =>
      a.name.localeCompare(b.name),
    )) {
      const file = join(path, entry.name);
      if (entry.isDirectory()) walk(file);
      else hash.update(file).update(readFileSync(file));
    }
  };
  walk(folder);
  return hash.digest('hex');
}

function importTenants(dataDir) {
  const stamp = join(dataDir, 'tenants-stamp');
  const now = folderStamp('tenants');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  say('Importing the demo tenants…');
  const folders = readdirSync('tenants').map((name) => join('tenants', name));
  const result = spawnSync('node', ['dist/backend/tenant.mjs', 'import', ...folders], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) refuse('The demo tenants could not be imported.');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(stamp, now);
}

process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));

if (!installPackages()) refuse('The packages could not be installed.');
const { buildAll } = await import('./build.mjs');
say('Building what changed…');
await buildAll();

const dataDir = process.env.DATA_DIR ?? '.data';
const backendPort = process.env.BACKEND_PORT ?? '4000';
const webPort = process.env.PORT ?? '3000';
const backendUrl = `http://127.0.0.1:${backendPort}`;
const publicOrigin = process.env.PUBLIC_ORIGIN ?? `http://{host}:${webPort}`;

say('Starting the backend…');
await startProgram({
  name: 'backend',
  file: 'dist/backend/main.mjs',
  env: { BACKEND_PORT: backendPort, DATA_DIR: dataDir, PUBLIC_ORIGIN: publicOrigin },
  url: `${backendUrl}/readyz`,
});
importTenants(dataDir);
say('Starting the web app…');
await startProgram({
  name: 'web app',
  file: 'server.mjs',
  env: { PORT: webPort, BACKEND_URL: backendUrl },
  url: `http://127.0.0.1:${webPort}/api/health`,
});
say('\nReady:');
for (const slug of readdirSync('tenants')) say(`  ${publicOrigin.replace('{host}', `${slug}.localhost`)}`);
