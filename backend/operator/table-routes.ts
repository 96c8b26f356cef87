import type { Hono } from 'hono';
import { listAllAccounts } from '@/backend/staff';
import { type OperatorTenantDeps, openTenant } from './open-tenant';

/** `label_key`: the table's label in lower case. */
export type BranchPlace = {
  id: number;
  slug: string;
  takes_bookings: boolean;
  tables: { id: number; label_key: string }[];
};

/** Registers the tables' calls for commands that staff have no call for. */
export function registerTables({ app, deps }: { app: Hono; deps: OperatorTenantDeps }): void {
  app.get('/operator/tenants/:slug/table-accounts', async (c) =>
    c.json(await listAllAccounts(await openTenant({ deps, slug: c.req.param('slug') }))),
  );
  app.get('/operator/tenants/:slug/branches', async (c) => {
    const { db, instance } = await openTenant({ deps, slug: c.req.param('slug') });
    const { branches, tables } = await db.tenant(instance.id, async (sql) => ({
      branches: await sql<{ id: number; slug: string; services: string[] }>(
        'select id, slug, services from suppliers where instance_id = $1 and removed_at is null order by id',
        [instance.id],
      ),
      tables: await sql<{ id: number; supplier_id: number; label_key: string }>(
        `select id, supplier_id, label_key from tables
         where instance_id = $1 and kind = 'table' and removed_at is null order by id`,
        [instance.id],
      ),
    }));
    const places = branches.map(
      ({ id, slug, services }): BranchPlace => ({
        ...{ id, slug, takes_bookings: services.includes('book') },
        tables: tables.flatMap(({ supplier_id, ...table }) => (supplier_id === id ? [table] : [])),
      }),
    );
    return c.json(places);
  });
}
