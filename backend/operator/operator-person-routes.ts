import type { Hono } from 'hono';
import type { Database } from '@/backend/platform/database/database';
import { clearOperatorFactor, inviteOperator, listOperators, removeOperator } from '@/backend/staff';

type Deps = {
  db: Database;
  clock: () => Date;
  config: { staffHost: string | null; publicOrigin: string };
};

/** The people who are operators, for the command line alone (rule staff/operators). */
export function registerOperatorPeople({
  app,
  deps: { db, clock, config },
}: {
  app: Hono;
  deps: Deps;
}): void {
  const path = '/operator/operators';
  const { staffHost, publicOrigin } = config;
  const staffOrigin = staffHost && publicOrigin.replace('{host}', staffHost);
  app.get(path, async (c) => c.json(await listOperators({ db })));
  app.post(path, async (c) => {
    const { mail } = await c.req.json<{ mail: string }>();
    return c.json(await inviteOperator({ db, now: clock(), mail, staffOrigin }));
  });
  app.delete(`${path}/:mail`, async (c) =>
    c.json(await removeOperator({ db, now: clock(), mail: c.req.param('mail') })),
  );
  app.delete(`${path}/:mail/second-factor`, async (c) =>
    c.json(await clearOperatorFactor({ db, now: clock(), mail: c.req.param('mail') })),
  );
}
