import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { describeFault } from '../describe-fault';
import { AppError } from '../errors';
import { makeContext } from '../make-context';
import { getOrder, hastenCheck } from '../services/orders';
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
    const { instance, requestId } = c.var;
    const makeCtx = () => makeContext({ deps, instance, actor });
    const read = () => getOrder({ ctx: makeCtx(), input: { id } });
    let { payment } = await read();
    const response = streamSSE(c, async (stream) => {
      let wake: () => void = () => undefined;
      let changed = true;
      const unsubscribe = deps.events.subscribe({ instanceId: instance.id, purchaseId: Number(id) }, () => {
        changed = true;
        wake();
      });
      const end = () => wake();
      deps.closing?.addEventListener('abort', end);
      stream.onAbort(end);
      const isOver = () => stream.aborted || deps.closing?.aborted === true;
      const ends = Date.now() + LIFE_MS;
      try {
        while (!isOver() && Date.now() < ends) {
          if (changed) {
            changed = false;
            const order = await read();
            const { version, status } = order;
            payment = order.payment;
            await stream.writeSSE({ event: 'order', data: JSON.stringify({ version, status }) });
          } else {
            await stream.write(': \n\n');
            await hastenCheck({ ctx: makeCtx(), payment });
          }
          if (changed || isOver()) continue;
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, HEARTBEAT_MS).unref();
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
      } catch (error) {
        // The stream ends, and its page asks again.
        deps.log.error({ requestId, error: describeFault(error as Error) }, 'a watched order was not read');
      } finally {
        deps.closing?.removeEventListener('abort', end);
        unsubscribe();
      }
    });
    response.headers.set('cache-control', 'private, no-store, no-transform');
    response.headers.set('x-accel-buffering', 'no');
    return response;
  });
}
