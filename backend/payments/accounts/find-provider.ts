import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { takesAccounts } from '@/backend/providers/payments/account-providers';
import { type GatewayAccount, UnusableAccountError } from '@/backend/providers/payments/gateway-account';
import type { BrowserOrigins, PaymentProvider } from '@/backend/providers/payments/port';
import type { Instance } from '@/lib/contract/tenant/instance';

/** `accountId` null: the environment's account. */
export type BranchProvider = PaymentProvider & { accountId: number | null };

const COLUMNS = 'id, instance_id, supplier_id, provider, public_id, key_id, sealed';

/** Looks in the transaction `sql`, or else in one of its own. */
type Where = { ctx: Context; sql?: Sql };
const inTenant = <T>({ ctx, sql }: Where, work: (sql: Sql) => Promise<T>): Promise<T> =>
  sql ? work(sql) : ctx.db.tenant(ctx.instance.id, work);

const open = ({
  ctx,
  name,
  account,
}: {
  ctx: Context;
  name: string | null;
  account: GatewayAccount | null;
}) => ctx.findProvider({ name, slug: ctx.instance.slug, currency: ctx.instance.currency, account });

/** A branch, and the gateway that it names. */
type Asked = { supplierId: number; name: string | null };

/** Each branch's own account, else the tenant's; left out where the environment's is used. */
async function listAccounts({ asked, ...where }: Where & { asked: readonly Asked[] }) {
  const known = asked.filter(({ name }) => takesAccounts(name));
  if (known.length === 0) return new Map<number, GatewayAccount>();
  const rows = await inTenant(where, (sql) =>
    sql<GatewayAccount & { branch_id: number }>(
      `select s.id as branch_id, found.* from unnest($2::bigint[], $3::text[]) as asked (id, provider)
       join suppliers s on s.instance_id = $1 and s.id = asked.id
       cross join lateral (
         select ${COLUMNS} from gateway_accounts where instance_id = $1 and provider = asked.provider
           and retired_at is null and (supplier_id = s.id or supplier_id is null)
         order by supplier_id nulls last limit 1) found`,
      [where.ctx.instance.id, known.map(({ supplierId }) => supplierId), known.map(({ name }) => name)],
    ),
  );
  return new Map(rows.map(({ branch_id, ...account }) => [branch_id, account]));
}

const openOf = ({ ctx, name, account }: Parameters<typeof open>[0]): BranchProvider | null => {
  const provider = open({ ctx, name, account });
  return provider && { ...provider, accountId: account?.id ?? null };
};

/**
 * The gateway of a branch, for a new attempt: its own account, else the tenant's, else the environment's
 * (rule payments/accounts). Null if the store has none. @throws UnusableAccountError
 */
export async function findBranchProvider({
  name,
  supplierId,
  ...where
}: Where & Asked): Promise<BranchProvider | null> {
  const accounts = await listAccounts({ ...where, asked: [{ name, supplierId }] });
  return openOf({ ctx: where.ctx, name, account: accounts.get(supplierId) ?? null });
}

/**
 * The origins of gateways of these branches that browsers reach (rule payments/page-policy); an account that cannot be
 * used has none, and is reported.
 */
export async function listGatewayOrigins({
  asked,
  ...where
}: Where & { asked: readonly Asked[] }): Promise<Instance['gateway_origins']> {
  const { ctx } = where;
  const accounts = await listAccounts({ ...where, asked });
  const found = asked.flatMap(({ name, supplierId }) => {
    try {
      return open({ ctx, name, account: accounts.get(supplierId) ?? null })?.browserOrigins ?? [];
    } catch (error) {
      if (!(error instanceof UnusableAccountError)) throw error;
      const { message } = error;
      ctx.alarm({ kind: 'gateway', call: 'config', failure: 'unusable_account', provider: name, message });
      return [];
    }
  });
  const gather = (kind: keyof BrowserOrigins) => [...new Set(found.flatMap((origins) => origins[kind]))];
  return { script: gather('script'), connect: gather('connect'), frame: gather('frame') };
}

/**
 * The gateway that an attempt was begun with, whatever its branch uses now (rule payments/accounts). Null if the store has
 * it no more. @throws UnusableAccountError
 */
export async function findAttemptProvider({
  attempt: { provider: name, account_id: accountId },
  ...where
}: Where & {
  attempt: { provider: string | null; account_id: number | null };
}): Promise<PaymentProvider | null> {
  const { ctx } = where;
  if (accountId === null) return open({ ctx, name, account: null });
  const [account] = await inTenant(where, (sql) =>
    sql<GatewayAccount>(`select ${COLUMNS} from gateway_accounts where instance_id = $1 and id = $2`, [
      ctx.instance.id,
      accountId,
    ]),
  );
  return account ? open({ ctx, name, account }) : null;
}

/**
 * The gateway that events at an address are of, retired accounts too. @param publicId null: the address of the
 * environment's account @throws UnusableAccountError
 */
export async function findEventProvider({
  name,
  publicId,
  ...where
}: Where & { name: string; publicId: string | null }): Promise<BranchProvider | null> {
  const { ctx } = where;
  const [account = null] =
    publicId === null
      ? []
      : await inTenant(where, (sql) =>
          sql<GatewayAccount>(
            `select ${COLUMNS} from gateway_accounts where instance_id = $1 and provider = $2 and public_id = $3`,
            [ctx.instance.id, name, publicId],
          ),
        );
  if (publicId !== null && !account) return null;
  return openOf({ ctx, name, account });
}
