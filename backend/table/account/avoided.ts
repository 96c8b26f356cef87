import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import {
  type AccountRow,
  changedBy,
  countAccountChange,
  isOpenAccount,
  lockAccount,
} from '@/backend/purchases';
import { isAtTable, listMembers } from '@/backend/purchases/members';
import type { Avoided } from '@/lib/contract/table/avoided-calls';
import { ALLERGENS, type Allergen } from '@/lib/domain/menu/food-labels';
import { findMe } from './enter-account';
import { getNamedAccount } from './named-account';

/** `id` left out: of the diner's table. */
type Input<T = unknown> = { ctx: Context; input: { id: string | undefined } & T };

/** Refuses a caller who does not sit at the table: a link lets people in who pay, not eat. @throws not_found */
async function assertAtTable({ sql, ctx, account }: TenantSql & { account: AccountRow }): Promise<void> {
  const me = findMe({ ctx, members: await listMembers({ sql, ctx, account }) });
  if (!me || !isAtTable(me)) throw new AppError('not_found');
}

const inOrder = (chosen: readonly string[]): Allergen[] => ALLERGENS.filter((one) => chosen.includes(one));

/** Lists the allergens of all members together, without names, for the table and the kitchen (rule table/avoided). */
export async function listAvoided({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number }): Promise<Allergen[]> {
  const rows = await sql<{ allergen: string | null }>(
    `select distinct unnest(allergens) as allergen from avoided_allergens where instance_id = $1 and purchase_id = $2`,
    [ctx.instance.id, purchaseId],
  );
  return inOrder(rows.flatMap(({ allergen }) => allergen ?? []));
}

async function readAvoided({ sql, ctx, purchaseId }: TenantSql & { purchaseId: number }): Promise<Avoided> {
  const [own] = await sql<{ allergens: string[] }>(
    'select allergens from avoided_allergens where instance_id = $1 and purchase_id = $2 and profile_id = $3',
    [ctx.instance.id, purchaseId, getDinerId(ctx)],
  );
  return { mine: inOrder(own?.allergens ?? []), table: await listAvoided({ sql, ctx, purchaseId }) };
}

/** `GET /on_table/account/avoided.json`. @throws scan_table, on_table_unavailable, not_found */
export const getAvoided = ({ ctx, input: { id } }: Input): Promise<Avoided> =>
  ctx.db.tenant(ctx.instance.id, async (sql) => {
    const account = await getNamedAccount({ sql, ctx, id });
    await assertAtTable({ sql, ctx, account });
    return readAvoided({ sql, ctx, purchaseId: account.id });
  });

async function writeAvoided({
  sql,
  ctx,
  account,
  allergens,
}: TenantSql & { account: AccountRow; allergens: readonly Allergen[] }): Promise<void> {
  const own = [ctx.instance.id, account.id, getDinerId(ctx)];
  if (allergens.length === 0)
    await sql(
      'delete from avoided_allergens where instance_id = $1 and purchase_id = $2 and profile_id = $3',
      own,
    );
  else
    await sql(
      `insert into avoided_allergens (instance_id, purchase_id, profile_id, allergens, consented_at)
       values ($1, $2, $3, $4, $5) on conflict (instance_id, purchase_id, profile_id)
         do update set allergens = excluded.allergens, consented_at = excluded.consented_at`,
      [...own, inOrder(allergens), ctx.now],
    );
}

/**
 * `PUT /on_table/account/avoided.json`: replaces the diner's choice. A member who was removed meanwhile is found out
 * under the account's lock. @throws scan_table, on_table_unavailable, not_found, order_closed
 */
export async function setAvoided({
  ctx,
  input: { id, allergens },
}: Input<{ allergens: readonly Allergen[] }>): Promise<Avoided> {
  const { changed, answer } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id: purchaseId } = await getNamedAccount({ sql, ctx, id });
    const account = await lockAccount({ sql, ctx, purchaseId });
    if (!isOpenAccount(account)) throw new AppError('order_closed');
    await assertAtTable({ sql, ctx, account });
    await writeAvoided({ sql, ctx, account, allergens });
    await countAccountChange({ sql, ctx, account, touched: true });
    return { changed: changedBy(account), answer: await readAvoided({ sql, ctx, purchaseId }) };
  });
  ctx.publish(changed);
  return answer;
}
