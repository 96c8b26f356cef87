import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { STAFF_SCOPES } from '@/lib/contract/calls/staff';
import { applyBundle } from '../db/apply/apply-bundle';
import type { Database } from '../db/database';
import { printProblem } from '../db/import/problems';
import { readTenantFolder } from '../db/import/read-tenant-folder';
import { AppError } from '../errors';
import { listInstances, setInstanceStatus } from '../services/instances';
import { createStaffKey } from '../services/staff';

/**
 * What the command line asks of a running backend: the same verbs it runs itself when none is running.
 * The key lives in the lock file, which only its owner can read, so the caller may also name a folder.
 */
export function createOperatorApp({ db, log, key }: { db: Database; log: Logger; key: string }): Hono {
  const app = new Hono();
  const expected = Buffer.from(`Bearer ${key}`);
  app.use(async (c, next) => {
    // The command line calls the port itself; what a proxy passed on comes from somewhere else.
    const isProxied =
      c.req.header('x-forwarded-for') ?? c.req.header('x-forwarded-host') ?? c.req.header('via');
    if (isProxied !== undefined) return c.json({ error: 'not_found' }, 404);
    const given = Buffer.from(c.req.header('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return c.json({ error: 'unauthorized' }, 401);
    await next();
  });
  app.onError((error, c) => {
    log.error({ error: { name: error.name, stack: error.stack } }, 'operator call failed');
    return c.json({ error: error.message }, error instanceof AppError ? error.status : 500);
  });
  app.get('/operator/tenants', async (c) => c.json(await listInstances(db)));
  app.put('/operator/tenants/:slug/status', async (c) => {
    const { status } = await c.req.json<{ status: string }>();
    if (status !== 'active' && status !== 'locked') throw new AppError('invalid_input');
    return c.json(await setInstanceStatus({ db, slug: c.req.param('slug'), status }));
  });
  app.post('/operator/tenants/:slug/keys', async (c) => {
    const { label } = await c.req.json<{ label: string }>();
    return c.json(
      await createStaffKey({ db, slug: c.req.param('slug'), label, scopes: STAFF_SCOPES, now: new Date() }),
    );
  });
  app.post('/operator/imports', async (c) => {
    const { folder } = await c.req.json<{ folder: string }>();
    const result = await readTenantFolder(folder);
    if (!result.ok) return c.json({ problems: result.problems.map(printProblem) }, 422);
    return c.json(await applyBundle({ db, bundle: result.bundle }));
  });
  return app;
}
