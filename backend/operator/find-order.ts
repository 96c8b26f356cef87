import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeContext } from '@/backend/make-context';
import type { Database } from '@/backend/platform/database/database';
import { findInstanceById } from '@/backend/tenant';

const ID = /^[1-9]\d{0,15}$/;
const NUMBER = /^([a-z0-9][a-z0-9-]*)#([1-9]\d{0,8})$/;

type Found = { id: number; instance_id: number };

function findOrder({ db, name }: { db: Database; name: string }): Promise<Found[]> {
  const [, slug, number] = NUMBER.exec(name) ?? [];
  if (slug && number)
    return db.system((sql) =>
      sql<Found>(
        `select c.id, c.instance_id from purchases c join instances i on i.id = c.instance_id
         where i.slug = $1 and c.number = $2`,
        [slug, number],
      ),
    );
  if (!ID.test(name)) return Promise.resolve([]);
  return db.system((sql) => sql<Found>('select id, instance_id from purchases where id = $1', [name]));
}

/** @param name unique id, or `slug#number` @throws not_found */
export async function openOrderAsOperator({
  deps,
  name,
}: {
  deps: Parameters<typeof makeContext>[0]['deps'];
  name: string;
}): Promise<{ ctx: Context; id: string }> {
  const [row] = await findOrder({ db: deps.db, name });
  const instance = row && (await findInstanceById({ db: deps.db, instanceId: row.instance_id }));
  if (!instance) throw new AppError('not_found', { message: `There is no order ${name}.` });
  return { ctx: makeContext({ deps, instance, actor: { kind: 'operator' } }), id: String(row.id) };
}
