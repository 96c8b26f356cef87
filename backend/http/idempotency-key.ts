import type { Context as HonoContext } from 'hono';
import type { Call } from '@/lib/contract/calls/define-call';
import type { Actor } from '../context';
import { AppError } from '../errors';
import type { AppEnv } from './environment';

export const MAX_KEY_LENGTH = 255;

/** Whose keys these are: one caller's are invisible to every other (quality T32). */
export function idempotencyScope(actor: Actor): string {
  if (actor.kind === 'diner') return `diner:${actor.profileId}`;
  return actor.kind === 'staff' ? `staff:${actor.keyId}` : actor.kind;
}

/**
 * The `Idempotency-Key` of a POST, or null. Without a known caller there is nobody whose key it would be, so it
 * counts for nothing. @throws idempotency_key_required, bad_request for one that is too long
 */
export function readIdempotencyKey({
  c,
  call,
  actor,
}: {
  c: HonoContext<AppEnv>;
  call: Call;
  actor: Actor;
}): string | null {
  if (call.method !== 'POST') return null;
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (key.length > MAX_KEY_LENGTH) throw new AppError('bad_request');
  if (actor.kind !== 'diner' && actor.kind !== 'staff') return null;
  if (key !== '') return key;
  if (call.idempotency === 'required') throw new AppError('idempotency_key_required');
  return null;
}
