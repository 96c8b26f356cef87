import type { Context } from '@/backend/context';
import { GatewayError } from '@/backend/providers/payments/port';

const FIRST_PAUSE_MS = 30_000;
const TRIES = 8;
/** Longer than a batch may take at a slow server: what was taken is not due again before. */
export const SENDING_LEASE_MS = 300_000;

/**
 * Sends a message outside of any transaction; a failed one is tried again until its server refuses it, or eight times.
 * @param tries with this one
 * @param settle writes when it is tried again; null: it is over
 */
export async function trySending({
  ctx,
  call,
  send,
  tries,
  settle,
}: {
  ctx: Context;
  call: 'mail' | 'sms' | 'push';
  /** @throws GatewayError */
  send: () => Promise<void>;
  tries: number;
  settle: (next: { at: Date | null; isSent: boolean }) => Promise<unknown>;
}): Promise<void> {
  await ctx.checkpoint('notice-before-send');
  try {
    await send();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const isOver = error.kind === 'refused' || tries >= TRIES;
    const pauseMs = FIRST_PAUSE_MS * 2 ** (tries - 1);
    await settle({ at: isOver ? null : new Date(ctx.clock().getTime() + pauseMs), isSent: false });
    const failure = isOver && error.kind !== 'refused' ? 'given_up' : error.kind;
    ctx.alarm({ kind: 'gateway', call, failure, provider: null, message: error.message });
    return;
  }
  await ctx.checkpoint('notice-sent');
  await settle({ at: null, isSent: true });
}
