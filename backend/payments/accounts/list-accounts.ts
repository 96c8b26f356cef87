import type { Sql } from '@/backend/platform/database/database';
import { type GatewayAccount, openKeys } from '@/backend/providers/payments/gateway-account';
import { maskKey } from './account-keys';
import { type AccountDeps, eventsAddress, lockTenant } from './account-slot';

/** ISO instants. `fault`: why it cannot be used. */
export type AccountLine = {
  id: number;
  branch: string | null;
  provider: string;
  publicKey: string | null;
  fault: string | null;
  address: string | null;
  createdAt: string;
  retiredAt: string | null;
};

type Row = GatewayAccount & { branch: string | null; created_at: Date; retired_at: Date | null };

const listRows = (sql: Sql, instanceId: number) =>
  sql<Row>(
    `select a.id, a.instance_id, a.supplier_id, a.provider, a.public_id, a.key_id, a.sealed, a.created_at, a.retired_at,
       s.slug as branch
     from gateway_accounts a left join suppliers s on s.instance_id = a.instance_id and s.id = a.supplier_id
     where a.instance_id = $1 order by a.retired_at nulls first, a.id`,
    [instanceId],
  );

/** Those in use first; of the keys only the end of the public one. @throws not_found */
export async function listAccounts({
  deps,
  slug,
}: {
  deps: AccountDeps;
  slug: string;
}): Promise<AccountLine[]> {
  const { tenant, rows } = await deps.db.system(async (sql) => {
    const found = await lockTenant(sql, slug);
    return { tenant: found, rows: await listRows(sql, found.id) };
  });
  return rows.map((account) => {
    const { id, branch, provider, public_id: publicId } = account;
    const address = eventsAddress({ ...deps, host: tenant.host, provider, publicId });
    return { id, branch, provider, address, ...readable({ deps, account }), ...datesOf(account) };
  });
}

const datesOf = ({ created_at, retired_at }: Row) => ({
  createdAt: created_at.toISOString(),
  retiredAt: retired_at?.toISOString() ?? null,
});

function readable({ deps, account }: { deps: AccountDeps; account: GatewayAccount }) {
  try {
    const { publicKey } = openKeys({ ring: deps.config.payments.accountKeys, account });
    return { publicKey: maskKey(publicKey), fault: null };
  } catch (error) {
    return { publicKey: null, fault: (error as Error).message };
  }
}
