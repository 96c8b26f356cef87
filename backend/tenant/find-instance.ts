import type { ContextInstance } from '@/backend/context';
import { hashToken } from '@/backend/people';
import type { Database } from '@/backend/platform/database/database';

export type Credentials = { profileId: number; token: string };
type InstanceRow = Omit<ContextInstance, 'host'> & { supplier_known: boolean; profile_known: boolean };
export type FoundInstance = { instance: ContextInstance; supplierKnown: boolean; profileKnown: boolean };

/**
 * One query with what else the caller names; another tenant's branch or profile is unknown (guarantee/foreign-profile).
 */
export async function findInstanceByHost({
  db,
  host,
  supplierId = null,
  credentials = null,
  now,
}: {
  db: Database;
  host: string;
  supplierId?: string | null;
  credentials?: Credentials | null;
  now: Date;
}): Promise<FoundInstance | null> {
  const [row] = await db.lookUp<InstanceRow>(
    `select i.id, i.slug, i.status, i.version, i.country, i.currency, i.language, i.langs, i.no_tip as "noTip",
       i.asks_phone_code as "asksPhoneCode", i.asks_document as "asksDocument",
       i.asks_email as "asksEmail",
       $2::bigint is null or exists (
         select 1 from suppliers s where s.instance_id = i.id and s.id = $2
       ) as supplier_known,
       $3::bytea is not null and exists (
         select 1 from profile_tokens t where t.instance_id = i.id and t.token_hash = $3 and t.profile_id = $4
           and t.purpose = 'profile' and (t.expires_at is null or t.expires_at > $5)
       ) as profile_known
     from instance_domains d join instances i on i.id = d.instance_id where d.host = $1`,
    [host, supplierId, credentials && hashToken(credentials.token), credentials?.profileId ?? null, now],
  );
  if (!row) return null;
  const { supplier_known: supplierKnown, profile_known: profileKnown, ...instance } = row;
  return { instance: { ...instance, host }, supplierKnown, profileKnown };
}
