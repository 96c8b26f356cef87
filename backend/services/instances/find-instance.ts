import type { ContextInstance } from '../../context';
import { type Database, literal } from '../../db/database';

type InstanceRow = Omit<ContextInstance, 'host'> & { supplier_known: boolean };
export type FoundInstance = { instance: ContextInstance; supplierKnown: boolean };

/**
 * The instance that a host belongs to, or null; the one look-up that comes before any tenant is known,
 * and the first thing of every request, so it is a single message to the database.
 * @param supplierId a branch the caller names: `supplierKnown` says whether it is this instance's
 */
export async function findInstanceByHost({
  db,
  host,
  supplierId = null,
}: {
  db: Database;
  host: string;
  supplierId?: string | null;
}): Promise<FoundInstance | null> {
  const supplier = supplierId === null ? 'null' : `${literal(supplierId)}::bigint`;
  const [row] = await db.lookUp<InstanceRow>(
    `select i.id, i.slug, i.status, i.version, i.country, i.currency, i.language, i.langs, i.no_tip as "noTip",
       ${supplier} is null or exists (
         select 1 from suppliers s where s.instance_id = i.id and s.id = ${supplier} and s.removed_at is null
       ) as supplier_known
     from instance_domains d join instances i on i.id = d.instance_id where d.host = ${literal(host)}`,
  );
  if (!row) return null;
  const { supplier_known: supplierKnown, ...instance } = row;
  return { instance: { ...instance, host }, supplierKnown };
}
