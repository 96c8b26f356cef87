// Bundles the backend and the command line with their packages into `dist/program-<hash of the sources>/backend`, unless that is
// there, and prints that folder. Tests start it many times: one file starts in half of the time that the files of all packages take.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const SOURCES = [
  'backend',
  'lib',
  'messages',
  'package-lock.json',
  'scripts/generated-tenant',
  'scripts/tenant',
  'scripts/tenant.ts',
  'scripts/testing/bundle-program.mjs',
];
/** A run that began before a source changed still starts the former program. */
const KEPT_MS = 2 * 60 * 60_000;
const ENGINE_WORKER = 'backend/pglite-worker.mjs';

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const names = source.includes('.') ? [''] : readdirSync(source, { recursive: true }).sort();
    for (const name of names.filter((one) => /(^|\.(ts|mjs|json))$/.test(one))) {
      hash.update(name).update(readFileSync(join(source, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function bundle(outdir) {
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: {
      main: 'backend/main.ts',
      'import-process': 'backend/import-process.ts',
      'shop-process': 'backend/shop-process.ts',
      tenant: 'scripts/tenant.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    alias: { '@': '.' },
    // Native code, packages that are loaded when they are needed, and the engine, which its worker imports.
    external: ['sharp', '@redis/client', '@electric-sql/*', 'pg-native'],
    minifyWhitespace: true,
    minifySyntax: true,
    // Packages that are CommonJS call them.
    banner: {
      js: `import { createRequire as $createRequire } from 'node:module';
const require = $createRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`,
    },
    logLevel: 'warning',
  });
  copyFileSync(ENGINE_WORKER, join(outdir, 'pglite-worker.mjs'));
}

function removeUnused() {
  for (const name of readdirSync('dist').filter((one) => one.startsWith('program-'))) {
    const path = join('dist', name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

const folder = resolve('dist', `program-${hashSources()}`);
if (!existsSync(folder)) {
  mkdirSync('dist', { recursive: true });
  const made = mkdtempSync(`${resolve('dist')}/making-`);
  await bundle(join(made, 'backend'));
  removeUnused();
  try {
    renameSync(made, folder);
  } catch (error) {
    // Another worker was first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    rmSync(made, { recursive: true });
  }
}
utimesSync(folder, new Date(), new Date());
process.stdout.write(join(folder, 'backend'));
