import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '@/scripts/tenant/generate';
import { createPrograms } from '../../programs.mjs';

export const WEB_PORT = Number(process.env.PORT ?? 3000);
export const BACKEND_PORT = Number(process.env.BACKEND_PORT ?? 4000);
export const BARE_PORT = WEB_PORT + 1;
export const EDGE_PORT = WEB_PORT + 2;
export const FILE_PORT = WEB_PORT + 3;
export const GROWN_PORT = WEB_PORT + 4;
export const DEBUG_PORT = WEB_PORT + 5;
export const SANDBOX_PORT = BACKEND_PORT + 1;
export const TENANT = 'medida';
export const LARGE_TENANT = 'medida-grande';
export const PRODUCTS = 60;
export const HOST = `${TENANT}.localhost`;
export const LARGE_HOST = `${LARGE_TENANT}.localhost`;

/** Removed at the end. */
export const WORK = mkdtempSync(join(tmpdir(), 'ordering-bench-'));
process.on('exit', () => rmSync(WORK, { recursive: true, force: true }));

/** One address stands for all visitors here. */
const UNLIMITED = Object.fromEntries(
  [
    'LIMIT_ADDRESS_PER_MINUTE',
    'LIMIT_TENANT_PER_MINUTE',
    'LIMIT_PROFILE_PER_MINUTE',
    'LIMIT_PROFILES_PER_MINUTE',
    'LIMIT_ADDRESS_PROFILES_PER_MINUTE',
    'LIMIT_COUPONS_PER_MINUTE',
    'LIMIT_ADDRESS_BOOKINGS_PER_HOUR',
    'LIMIT_UNPAID_ORDERS_PER_HOUR',
    'LIMIT_ADDRESS_UNPAID_ORDERS_PER_HOUR',
    'LIMIT_HELD_ORDERS',
    'LIMIT_ADDRESS_HELD_ORDERS',
  ].map((name) => [name, '100000000']),
);

/** Nothing else may see it. */
export const POSTGRESQL = process.env.DATABASE_URL ?? null;
delete process.env.DATABASE_URL;

const programs = createPrograms();

export type Program = Awaited<ReturnType<typeof programs.start>>;

export const stopProgram = (program: Program) => programs.retire(program);

type Start = { name: string; command: string[]; env: Record<string, string>; url: string };

/** In production mode, until it answers. */
export const startProgram = ({ env, ...rest }: Start): Promise<Program> =>
  programs.start({ ...rest, env: { NODE_ENV: 'production', ...env } });

export function hasCommand(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

export function memoryOf({ pid }: { pid?: number | undefined }): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** PostgreSQL at `databaseUrl`, else PGlite in a folder. */
export type Place = { dataDir: string; databaseUrl?: string; port?: number; env?: Record<string, string> };

const backendEnv = ({
  dataDir,
  databaseUrl,
  port = BACKEND_PORT,
  env = {},
}: Place): Record<string, string> => ({
  ...UNLIMITED,
  BACKEND_PORT: String(port),
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  PUBLIC_ORIGIN: `http://{host}:${WEB_PORT}`,
  LOG_LEVEL: 'warn',
  MALLOC_ARENA_MAX: '2',
  ...env,
});

/** @param prepare what its folder has besides */
export async function startBackend({
  place,
  sizes,
  prepare,
}: {
  place: Place;
  sizes: Record<string, number>;
  prepare?: (folder: string) => void;
}): Promise<Program> {
  mkdirSync(place.dataDir, { recursive: true });
  const env = backendEnv(place);
  const backend = await startProgram({
    name: 'backend',
    command: ['node', 'dist/backend/main.mjs'],
    env,
    url: `http://127.0.0.1:${env.BACKEND_PORT}/readyz`,
  });
  for (const [slug, products] of Object.entries(sizes)) {
    const { folder } = await generate([slug, '--products', String(products), '--out', WORK]);
    prepare?.(folder);
    execFileSync('node', ['dist/backend/tenant.mjs', 'import', folder], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return backend;
}

export function startWeb({ env = {} }: { env?: Record<string, string> } = {}): Promise<Program> {
  return startProgram({
    name: 'web app',
    command: ['node', 'server.mjs'],
    env: { PORT: String(WEB_PORT), BACKEND_URL: `http://127.0.0.1:${BACKEND_PORT}`, ...env },
    url: `http://127.0.0.1:${WEB_PORT}/api/health`,
  });
}
