import { AppError } from '@/backend/errors';
import type { Database, Sql } from '@/backend/platform/database/database';
import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import type { PaymentsConfig } from '@/backend/providers/payments/providers';
import type { Currency } from '@/lib/domain/money/currencies';
import type { ActionKind } from '@/lib/domain/staff/history';
import type { Country } from '@/lib/domain/tenant/countries';

export type AccountDeps = {
  db: Database;
  clock: () => Date;
  config: { payments: PaymentsConfig; publicOrigin: string };
};

export type Tenant = { id: number; slug: string; country: Country; currency: Currency; host: string | null };

/** Held until the transaction ends, so that accounts of a tenant change one after the other. @throws not_found */
export async function lockTenant(sql: Sql, slug: string): Promise<Tenant> {
  const [tenant] = await sql<Tenant>(
    `select i.id, i.slug, i.country, i.currency,
       (select host from instance_domains d where d.instance_id = i.id order by position, host limit 1) as host
     from instances i where i.slug = $1 for no key update of i`,
    [slug],
  );
  if (!tenant) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
  return tenant;
}

/** Finds the branch; null: the whole tenant. @throws not_found, invalid_input for a stall of a court (rule table/court) */
export async function getBranchId({
  sql,
  tenant,
  branch,
}: {
  sql: Sql;
  tenant: Tenant;
  branch: string | null;
}): Promise<number | null> {
  if (branch === null) return null;
  const [row] = await sql<{ id: number; court: string | null }>(
    'select id, court from suppliers where instance_id = $1 and slug = $2 and removed_at is null',
    [tenant.id, branch],
  );
  if (!row) throw new AppError('not_found', { message: `${tenant.slug} has no branch ${branch}.` });
  if (row.court !== null)
    throw new AppError('invalid_input', {
      message: `${branch} is a stall of the court ${row.court}, which is paid with the account of ${tenant.slug}.`,
    });
  return row.id;
}

/** @throws invalid_input */
export function getRing({ config }: Pick<AccountDeps, 'config'>): KeyRing {
  const { accountKeys } = config.payments;
  if (accountKeys) return accountKeys;
  throw new AppError('invalid_input', {
    message: 'ACCOUNTS_KEY is not set, so no account can be kept; make one with: openssl rand -base64 32',
  });
}

/** Where the gateway sends its events; null while the tenant has no domain. */
export const eventsAddress = ({
  config,
  host,
  provider,
  publicId,
}: Pick<AccountDeps, 'config'> & {
  host: string | null;
  provider: string;
  publicId: string;
}): string | null =>
  host && `${config.publicOrigin.replace('{host}', host)}/services/payments/webhooks/${provider}/${publicId}`;

/** Records the operator's change in its transaction; names no key. */
export const noteAccount = ({
  sql,
  tenant,
  action,
  details,
  now,
}: {
  sql: Sql;
  tenant: Tenant;
  action: Extract<ActionKind, 'account.set' | 'account.retired'>;
  details: { account: number; provider: string; branch: string | null };
  now: Date;
}) =>
  sql('insert into staff_actions (instance_id, action, details, created_at) values ($1, $2, $3, $4)', [
    tenant.id,
    action,
    JSON.stringify({ by: 'operator', ...details }),
    now,
  ]);
