import type { Database, Sql } from '@/backend/platform/database/database';
import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import {
  type GatewayAccount,
  openKeys,
  sealKeys,
  UnusableAccountError,
} from '@/backend/providers/payments/gateway-account';
import { type AccountDeps, getRing } from './account-slot';

/** `unread`: tenant and id of accounts that no key here opens. */
export type Rotation = { resealed: number; unread: { slug: string; id: number }[] };

const BATCH = 100;
type Row = GatewayAccount & { slug: string };

const listBatch = (db: Database, { ring, after }: { ring: KeyRing; after: number }) =>
  db.system((sql) =>
    sql<Row>(
      `select a.id, a.instance_id, a.supplier_id, a.provider, a.public_id, a.key_id, a.sealed, i.slug
       from gateway_accounts a join instances i on i.id = a.instance_id
       where a.key_id <> $1 and a.id > $2 order by a.id limit ${BATCH}`,
      [ring.newest.id, after],
    ),
  );

/** Only what nobody changed meanwhile (guarantee/sealed-accounts). @returns whether it was written */
async function reseal({ sql, ring, account }: { sql: Sql; ring: KeyRing; account: Row }): Promise<boolean> {
  const { key_id, sealed } = sealKeys({ ring, place: account, keys: openKeys({ ring, account }) });
  const written = await sql(
    `update gateway_accounts set key_id = $3, sealed = $4
     where instance_id = $1 and id = $2 and sealed = $5 returning id`,
    [account.instance_id, account.id, key_id, sealed, account.sealed],
  );
  return written.length > 0;
}

/**
 * Seals every account with the newest key, retired ones too, in short transactions: it may stop anywhere and run again.
 * @throws invalid_input without a key
 */
export async function rotateAccounts({ deps }: { deps: AccountDeps }): Promise<Rotation> {
  const ring = getRing(deps);
  const rotation: Rotation = { resealed: 0, unread: [] };
  for (let after = 0; ; ) {
    const batch = await listBatch(deps.db, { ring, after });
    for (const account of batch) {
      try {
        const isWritten = await deps.db.system((sql) => reseal({ sql, ring, account }));
        rotation.resealed += isWritten ? 1 : 0;
      } catch (error) {
        if (!(error instanceof UnusableAccountError)) throw error;
        rotation.unread.push({ slug: account.slug, id: account.id });
      }
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return rotation;
    after = last.id;
  }
}
