import type { ContextInstance } from '@/backend/context';
import type { Database } from '@/backend/platform/database/database';

export async function findInstanceById({
  db,
  instanceId,
}: {
  db: Database;
  instanceId: number;
}): Promise<ContextInstance | null> {
  const [row] = await db.lookUp<Omit<ContextInstance, 'host'> & { host: string | null }>(
    `select i.id, i.slug, i.status, i.version, i.country, i.currency, i.language, i.langs, i.no_tip as "noTip",
       i.asks_phone_code as "asksPhoneCode", i.asks_document as "asksDocument",
       i.asks_email as "asksEmail",
       (select host from instance_domains d where d.instance_id = i.id order by position, host limit 1) as host
     from instances i where i.id = $1`,
    [instanceId],
  );
  return row ? { ...row, host: row.host ?? '' } : null;
}

/** Finds a tenant by the name that the command line uses. */
export async function findInstanceBySlug({
  db,
  slug,
}: {
  db: Database;
  slug: string;
}): Promise<ContextInstance | null> {
  const [row] = await db.lookUp<{ id: number }>('select id from instances where slug = $1', [slug]);
  return row ? findInstanceById({ db, instanceId: row.id }) : null;
}
