import { existsSync, readFileSync } from 'node:fs';

const LIMITS = '/proc/self/limits';
const OWN = 64;
const LEAST_CONNECTIONS = 16;

/** Infinite if unknown. */
export function readOpenFileLimit() {
  const text = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : '';
  return Number(/^Max open files\s+(\d+)/m.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
}

/** Each visitor may need a second connection to a service (guarantee/open-files). */
export const countConnections = (limit) => Math.max(Math.floor((limit - OWN) / 2), LEAST_CONNECTIONS);
