import { existsSync, readFileSync } from 'node:fs';

const LIMITS = '/proc/self/limits';
/** What the program has open by itself, and the pieces of pages that it reads when they are asked for. */
const OWN = 64;
const LEAST_CONNECTIONS = 16;

/** How many files and sockets this process may have open; infinite where the system does not say. */
export function readOpenFileLimit() {
  const text = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : '';
  return Number(/^Max open files\s+(\d+)/m.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
}

/**
 * How many visitors may be connected, so that pages and the services can still be reached (guarantee/open-files): each
 * of them may want a connection to a service as well.
 */
export const countConnections = (limit) => Math.max(Math.floor((limit - OWN) / 2), LEAST_CONNECTIONS);
