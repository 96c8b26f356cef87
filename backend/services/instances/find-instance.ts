import type { ContextInstance } from '../../context';
import type { Database } from '../../db/database';

export type InstanceRow = Omit<ContextInstance, 'host'>;

/** The instance that a host belongs to, or null; the one look-up that comes before any tenant is known. */
export async function findInstanceByHost({ db, host }: { db: Database; host: string }): Promise<ContextInstance | null> {
  const [row] = await db.system((sql) =>
    sql<InstanceRow>(
      `select i.id, i.slug, i.status, i.country, i.currency, i.language, i.langs
       from instance_domains d join instances i on i.id = d.instance_id where d.host = $1`,
      [host],
    ),
  );
  return row ? { ...row, host } : null;
}
