import type { Hono } from 'hono';
import { listMeasureKeys, removeMeasureKey, rotateMeasureKeys, setMeasureKey } from '@/backend/visit';

type Deps = Parameters<typeof setMeasureKey>[0]['deps'];

/** The secrets by which Google and Meta are told of sales, for the command line. */
export function registerMeasureKeys({ app, deps }: { app: Hono; deps: Deps }): void {
  const path = '/operator/tenants/:slug/measure-keys';
  app.get(path, async (c) => c.json(await listMeasureKeys({ deps, slug: c.req.param('slug') })));
  app.put(`${path}/:destination`, async (c) =>
    c.json(await setMeasureKey({ deps, input: { ...c.req.param(), secret: await c.req.json() } })),
  );
  app.delete(`${path}/:destination`, async (c) =>
    c.json(await removeMeasureKey({ deps, input: c.req.param() })),
  );
  app.post('/operator/measure-keys/rotation', async (c) => c.json(await rotateMeasureKeys({ deps })));
}
