import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { AppError } from '@/backend/errors';
import type { AppDeps, AppEnv } from './environment';
import { isLocal } from './is-local';

function holdsToken(c: Context<AppEnv>, token: string): boolean {
  const given = Buffer.from(c.req.header('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** `/metrics` is for this machine, or for a token; else 404. */
export function registerProbes({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  const { metrics } = deps;
  const { metricsToken } = deps.config;
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (deps.isReady?.() === false) throw new AppError('unavailable', { retryAfterSeconds: 5 });
    await deps.db.lookUp('select 1');
    return c.json({ status: 'ready' });
  });
  app.get('/metrics', async (c) => {
    const mayRead = metricsToken === null ? isLocal(c) : holdsToken(c, metricsToken);
    if (!metrics || !mayRead) throw new AppError('not_found');
    const { type, text } = await metrics.print();
    return c.body(text, 200, { 'content-type': type, 'cache-control': 'private, no-store' });
  });
}
