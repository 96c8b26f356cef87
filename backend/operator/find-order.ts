import type { Hono } from 'hono';
import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';

const ID = /^[1-9]\d{0,15}$/;
const NUMBER = /^([a-z0-9][a-z0-9-]*)#([1-9]\d{0,8})$/;

export type FoundOrder = { id: number; slug: string };

async function findOrder({ db, name }: { db: Database; name: string }): Promise<FoundOrder | null> {
  const [, slug = null, number = null] = NUMBER.exec(name) ?? [];
  const id = ID.test(name) ? name : null;
  const [found] = await db.system((sql) =>
    sql<FoundOrder>(
      `select c.id, i.slug from purchases c join instances i on i.id = c.instance_id
       where c.id = $1 or (i.slug = $2 and c.number = $3)`,
      [id, slug, number],
    ),
  );
  return found ?? null;
}

/** Which order of which tenant a command means: its unique id, or `slug#number`. */
export function registerFinding({ app, db }: { app: Hono; db: Database }): void {
  app.get('/operator/orders/:name', async (c) => {
    const name = c.req.param('name');
    const found = await findOrder({ db, name });
    if (!found) throw new AppError('not_found', { message: `There is no order ${name}.` });
    return c.json(found);
  });
  app.get('/operator/tenants/:slug/orders/:number', async (c) => {
    const { slug, number } = c.req.param();
    const found = await findOrder({ db, name: `${slug}#${number}` });
    if (!found) throw new AppError('not_found', { message: `${slug} has no order number ${number}.` });
    return c.json(found);
  });
}
