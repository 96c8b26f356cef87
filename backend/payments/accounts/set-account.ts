import { randomBytes } from 'node:crypto';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import type { AccountKeys, AccountProvider } from '@/backend/providers/payments/account-providers';
import { type GatewayAccount, openKeys, sealKeys } from '@/backend/providers/payments/gateway-account';
import { fitsTenant } from '@/lib/domain/payments/providers';
import { maskKey, parseAccountKeys, parseAccountProvider } from './account-keys';
import {
  type AccountDeps,
  eventsAddress,
  getBranchId,
  getRing,
  lockTenant,
  noteAccount,
  type Tenant,
} from './account-slot';

export type SetAccount = {
  slug: string;
  branch: string | null;
  provider: string;
  keys: unknown;
  /** The same account at the gateway under other keys: its attempts and its address stay. */
  isSame: boolean;
};
export type AccountChange = {
  id: number;
  slug: string;
  branch: string | null;
  provider: string;
  environment: 'test' | 'prod';
  publicKey: string;
  address: string | null;
  change: 'none' | 'new' | 'keys' | 'replaced';
};

type Slot = { sql: Sql; ring: KeyRing; now: Date; instanceId: number; supplierId: number | null };
type Given = { provider: AccountProvider; keys: AccountKeys };

const findInUse = async ({ sql, instanceId, supplierId }: Slot, provider: string) => {
  const [account] = await sql<GatewayAccount>(
    `select id, instance_id, supplier_id, provider, public_id, key_id, sealed from gateway_accounts
     where instance_id = $1 and provider = $2 and supplier_id is not distinct from $3 and retired_at is null`,
    [instanceId, provider, supplierId],
  );
  return account ?? null;
};

async function addAccount(slot: Slot, { provider, keys }: Given): Promise<{ id: number; public_id: string }> {
  const { sql, ring, now, instanceId, supplierId } = slot;
  // 128 bits: nobody finds the address of events by trying.
  const public_id = randomBytes(16).toString('base64url');
  const place = { instance_id: instanceId, supplier_id: supplierId, provider, public_id };
  const { key_id, sealed } = sealKeys({ ring, place, keys });
  const [row] = await sql<{ id: number }>(
    `insert into gateway_accounts
       (instance_id, supplier_id, provider, public_id, key_id, sealed, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [instanceId, supplierId, provider, public_id, key_id, sealed, now],
  );
  if (!row) throw new Error('an account was not written');
  return { id: row.id, public_id };
}

/** Writes new keys into the account in use, or replaces it. @throws conflict for one that cannot be read */
async function changeAccount(
  slot: Slot,
  given: Given,
  { before, isSame }: { before: GatewayAccount; isSame: boolean },
): Promise<{ id: number; public_id: string; change: AccountChange['change'] }> {
  const { sql, ring, now, instanceId } = slot;
  const { keys } = given;
  if (!isSame) {
    const known = readKeys({ ring, account: before });
    if (JSON.stringify(known) === JSON.stringify(keys)) return { ...before, change: 'none' };
    if (known.publicKey !== keys.publicKey) {
      await sql('update gateway_accounts set retired_at = $3 where instance_id = $1 and id = $2', [
        instanceId,
        before.id,
        now,
      ]);
      return { ...(await addAccount(slot, given)), change: 'replaced' };
    }
  }
  const { key_id, sealed } = sealKeys({ ring, place: before, keys });
  await sql(
    'update gateway_accounts set key_id = $3, sealed = $4, changed_at = $5 where instance_id = $1 and id = $2',
    [instanceId, before.id, key_id, sealed, now],
  );
  return { ...before, change: 'keys' };
}

/** @throws conflict */
function readKeys(given: Parameters<typeof openKeys>[0]): AccountKeys {
  try {
    return openKeys(given);
  } catch (error) {
    const message = `${(error as Error).message}; if these are its keys, say --same, else retire it first.`;
    throw new AppError('conflict', { message });
  }
}

/** @throws invalid_input */
function assertUsable({ given, tenant, config }: { given: Given; tenant: Tenant } & AccountDeps): void {
  const { provider, keys } = given;
  const { country, currency } = tenant;
  if (!fitsTenant(provider, tenant))
    throw new AppError('invalid_input', { message: `${provider} does not take ${currency} in ${country}.` });
  if (keys.environment === 'prod' && config.payments.sandbox)
    throw new AppError('invalid_input', {
      message: 'These keys take real money, and the payment sandbox is on here.',
    });
}

/**
 * Keeps a tenant's or a branch's keys at a gateway, sealed (rule payments/accounts). The same keys change nothing; another
 * public key is another account, and the one before is retired. @throws not_found, invalid_input, conflict
 */
export async function setAccount({
  deps,
  input,
}: {
  deps: AccountDeps;
  input: SetAccount;
}): Promise<AccountChange> {
  const provider = parseAccountProvider(input.provider);
  const ring = getRing(deps);
  const given = { provider, keys: parseAccountKeys({ provider, given: input.keys }) };
  const { slug, branch, isSame } = input;
  return deps.db.system(async (sql) => {
    const tenant = await lockTenant(sql, slug);
    assertUsable({ ...deps, given, tenant });
    const supplierId = await getBranchId({ sql, tenant, branch });
    const slot = { sql, ring, now: deps.clock(), instanceId: tenant.id, supplierId };
    const before = await findInUse(slot, provider);
    const { id, public_id, change } = before
      ? await changeAccount(slot, given, { before, isSame })
      : { ...(await addAccount(slot, given)), change: 'new' as const };
    if (change !== 'none') {
      const details = { account: id, provider, branch };
      await noteAccount({ sql, tenant, action: 'account.set', details, now: slot.now });
      await requestPublication({ sql, instanceId: tenant.id });
    }
    const { environment, publicKey } = given.keys;
    const address = eventsAddress({ ...deps, host: tenant.host, provider, publicId: public_id });
    return { id, slug, branch, provider, environment, publicKey: maskKey(publicKey), address, change };
  });
}
