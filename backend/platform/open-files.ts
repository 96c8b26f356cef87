import { existsSync, readFileSync } from 'node:fs';

const LIMITS = '/proc/self/limits';
/** Threads, database connections, the gateway and logs need so many files. */
const OWN_FILES = 128;
/** Minimum and default of `max_files_per_process`. */
const ENGINE = { least: 64, most: 1_000 };
const LEAST_CONNECTIONS = 16;

export function readOpenFileLimit(): number {
  const text = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : '';
  return Number(/^Max open files\s+(\d+)/m.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
}

/**
 * An unacceptable connection is neither answered nor refused, so the database gets its share (guarantee/open-files).
 */
export function shareOpenFiles({ limit, isEmbedded }: { limit: number; isEmbedded: boolean }): {
  engineFiles: number;
  connections: number;
} {
  const engineFiles = Math.min(Math.max(Math.floor(limit / 4), ENGINE.least), ENGINE.most);
  const left = limit - OWN_FILES - (isEmbedded ? engineFiles : 0);
  return { engineFiles, connections: Math.max(left, LEAST_CONNECTIONS) };
}
