import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { AppError } from '../errors';
import { makeContext } from '../make-context';
import { getOrder } from '../services/orders';
import { authenticate } from './authenticate';
import type { AppDeps, AppEnv } from './environment';

/** A comment line this often keeps proxies from closing a silent stream (architecture, «Live updates»). */
const HEARTBEAT_MS = 15_000;
/** A page that is open longer asks again; no stream lives for ever. */
const LIFE_MS = 30 * 60_000;

/**
 * `GET /orders/{id}/events`: the version and status of an order, at once and at every change (decision 114). Read
 * with `fetch` and the profile headers. What is told is only that something changed; the order itself is asked for.
 */
export function registerOrderEvents({ app, deps }: { app: Hono<AppEnv>; deps: AppDeps }): void {
  app.get('/orders/:id/events', async (c) => {
    const id = c.req.param('id');
    const actor = await authenticate({ c, deps, auth: 'profile' });
    if (!/^[1-9]\d{0,15}$/.test(id)) throw new AppError('not_found');
    const { instance } = c.var;
    const read = () => getOrder({ ctx: makeContext({ deps, instance, actor }), input: { id } });
    await read();
    const response = streamSSE(c, async (stream) => {
      let wake: () => void = () => undefined;
      let changed = true;
      const unsubscribe = deps.events.subscribe({ instanceId: instance.id, purchaseId: Number(id) }, () => {
        changed = true;
        wake();
      });
      const end = () => wake();
      deps.closing?.addEventListener('abort', end);
      stream.onAbort(() => {
        unsubscribe();
        wake();
      });
      const ends = Date.now() + LIFE_MS;
      while (!stream.aborted && !deps.closing?.aborted && Date.now() < ends) {
        if (changed) {
          changed = false;
          const { version, status } = await read();
          await stream.writeSSE({ event: 'order', data: JSON.stringify({ version, status }) });
        } else await stream.write(': \n\n');
        if (changed || deps.closing?.aborted) continue;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, HEARTBEAT_MS).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      deps.closing?.removeEventListener('abort', end);
      unsubscribe();
    });
    response.headers.set('cache-control', 'private, no-store, no-transform');
    response.headers.set('x-accel-buffering', 'no');
    return response;
  });
}
