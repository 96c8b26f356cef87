import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';

/** Protects the server's memory from generated statements. */
const MAX_NAMES = 1_000;

const numbers = new Map<string, number>();
const prefixes = new WeakMap<ClientBase, string>();

/** Names per connection: the embedded engine serves all in one session (docs/decisions/0072). */
export function nameOf(connection: ClientBase, text: string): string | undefined {
  const number = numbers.get(text) ?? numbers.size;
  if (number >= MAX_NAMES) return undefined;
  numbers.set(text, number);
  const prefix = prefixes.get(connection) ?? randomBytes(6).toString('hex');
  prefixes.set(connection, prefix);
  return `${prefix}_${number}`;
}
