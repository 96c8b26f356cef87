import type { Context as HonoContext } from 'hono';
import type { Actor } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Call } from '@/lib/contract/define-call';
import { holdsCardInCode } from '@/lib/domain/payments/card-numbers';
import type { AppEnv } from './environment';

export const MAX_KEY_LENGTH = 255;
const OWNERS: readonly Actor['kind'][] = ['diner', 'staff', 'operator'];

/**
 * Ignored for an unknown caller, who owns no key.
 * @throws idempotency_key_required, bad_request if too long, card_data_not_accepted (guarantee/no-card-data)
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
  if (call.method !== 'POST' && !call.idempotency) return null;
  const key = c.req.header('idempotency-key')?.trim() ?? '';
  if (key.length > MAX_KEY_LENGTH) throw new AppError('bad_request');
  if (!call.idempotency || !OWNERS.includes(actor.kind)) return null;
  if (holdsCardInCode(key)) throw new AppError('card_data_not_accepted');
  if (key !== '') return key;
  if (call.idempotency === 'required') throw new AppError('idempotency_key_required');
  return null;
}
