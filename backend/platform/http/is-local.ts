import type { Context } from 'hono';
import type { AppEnv } from './environment';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OWN_HOST = /^(127\.0\.0\.1|\[::1\]|localhost)(:\d+)?$/;

/** Whether a program of this machine asks for itself, and passes on nothing of a visitor. */
export function isLocal(c: Context<AppEnv>): boolean {
  const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return !passedOn && LOOPBACK.has(c.env?.remoteAddress ?? '') && OWN_HOST.test(c.req.header('host') ?? '');
}
