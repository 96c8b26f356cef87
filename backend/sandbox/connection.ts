import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { OWN_ERRORS } from './gateway-errors';

/** Only a real connection can be cut. */
export function cutConnection(c: Context): Response {
  const { outgoing } = c.env as Partial<HttpBindings>;
  if (!outgoing) throw OWN_ERRORS.broken();
  outgoing.socket?.destroy();
  return RESPONSE_ALREADY_SENT;
}

export function untilGone(c: Context): Promise<void> {
  const { outgoing } = c.env as Partial<HttpBindings>;
  if (!outgoing) throw OWN_ERRORS.broken();
  return new Promise((done) => outgoing.once('close', done));
}
