import { existsSync, readFileSync } from 'node:fs';

const LIMITS = '/proc/self/limits';
/** What the program has open by itself: its threads, both ends of its database connections, a gateway's, the logs. */
const OWN_FILES = 128;
/** The least that PostgreSQL takes, and what it takes when it is not told. */
const ENGINE = { least: 64, most: 1_000 };
const LEAST_CONNECTIONS = 16;

/** How many files and sockets this process may have open; infinite where the system does not say. */
export function readOpenFileLimit(): number {
  const text = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : '';
  return Number(/^Max open files\s+(\d+)/m.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
}

/**
 * Who may have how many open, so that callers use up nothing that the database needs (quality F33): the embedded engine
 * keeps its files open as long as it may, and a socket that cannot be accepted is neither answered nor refused.
 */
export function shareOpenFiles({ limit, isEmbedded }: { limit: number; isEmbedded: boolean }): {
  engineFiles: number;
  connections: number;
} {
  const engineFiles = Math.min(Math.max(Math.floor(limit / 4), ENGINE.least), ENGINE.most);
  const left = limit - OWN_FILES - (isEmbedded ? engineFiles : 0);
  return { engineFiles, connections: Math.max(left, LEAST_CONNECTIONS) };
}
