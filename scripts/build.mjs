// Builds what changed: the backend with esbuild, the web with Next. With a folder's name only the backend, into it.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as mini from 'zod/mini';

const SOURCES = [
  'app',
  'backend',
  'components',
  'lib',
  'messages',
  'public',
  'scripts/build.mjs',
  'scripts/generated-tenant',
  'scripts/tenant',
  'scripts/tenant.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const STAMP = 'dist/build-stamp';

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function stampOf() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesBelow(source)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

async function bundleBackend(outdir) {
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: {
      main: 'backend/main.ts',
      'import-process': 'backend/import-process.ts',
      'shop-process': 'backend/shop-process.ts',
      sandbox: 'backend/sandbox/main.ts',
      tenant: 'scripts/tenant.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '@': '.' },
    sourcemap: true,
    logLevel: 'warning',
  });
  copyFileSync('backend/pglite-worker.mjs', join(outdir, 'pglite-worker.mjs'));
}

/**
 * Packs zod with the names that the web's code uses. Turbopack keeps each name that a module of zod mentions, also where
 * nothing calls it; it merges a minified module, which is small, into every script that wants it (docs/decisions/0011).
 */
async function bundleSchemas() {
  const used = new Set();
  for (const folder of ['app', 'components', 'lib'])
    for (const file of filesBelow(folder))
      for (const [, name] of readFileSync(file, 'utf8').matchAll(/\bz\.(\w+)/g))
        if (name in mini) used.add(name);
  await build({
    stdin: { contents: `export { ${[...used].sort().join(', ')} } from 'zod/mini';`, resolveDir: '.' },
    outfile: 'dist/zod-mini.mjs',
    bundle: true,
    format: 'esm',
    logLevel: 'warning',
  });
}

/** @returns {Promise<boolean>} whether anything was built */
export async function buildAll() {
  const stamp = stampOf();
  const done = existsSync(STAMP) && existsSync('.next/BUILD_ID') && readFileSync(STAMP, 'utf8') === stamp;
  if (done) return false;
  await bundleBackend('dist/backend');
  await bundleSchemas();
  const next = spawnSync('node', ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (next.status !== 0) throw new Error('The web app did not build.');
  writeFileSync(STAMP, stamp);
  return true;
}

if (import.meta.filename === process.argv[1]) {
  const folder = process.argv[2];
  await (folder ? bundleBackend(folder) : buildAll());
}
