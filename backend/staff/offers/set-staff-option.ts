import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import { audit } from '@/backend/staff/audit';
import { GROUP_WORD } from '@/backend/stored/option-left';
import type { StaffOption } from '@/lib/contract/staff/offer-calls';
import { type SoldOutUntil, soldOutEnd } from '@/lib/domain/menu/sold-out';

type Input = {
  id: string;
  supplierId: number;
  available: boolean;
  /** With `available: false`; left out: until somebody brings it back. */
  until?: SoldOutUntil | undefined;
};
type Words = { group_key: string; option_key: string };
type Back = { back_at: Date | null };
type Work = { sql: Sql; ctx: Context };

/** The words of the tenant's file for an option that the branch sells something with. @throws not_found */
async function getWords({ sql, ctx, id, supplierId }: Work & { id: string; supplierId: number }) {
  const [words] = await sql<Words>(
    `select coalesce(${GROUP_WORD}, '') as group_key, n.key as option_key
     from options n join option_groups g on g.instance_id = n.instance_id and g.id = n.group_id and g.removed_at is null
     join supplier_products o on o.instance_id = n.instance_id and o.product_id = g.product_id and o.removed_at is null
     where n.instance_id = $1 and n.id = $2 and n.removed_at is null and o.supplier_id = $3`,
    [ctx.instance.id, id, supplierId],
  );
  if (!words) throw new AppError('not_found');
  return words;
}

const sayState = (back: Back | undefined) =>
  back ? { available: false, back_at: back.back_at?.toISOString() ?? null } : { available: true };

/** Writes that it is sold out until then. @returns how it was before; nothing: it was not */
async function sellOut({
  sql,
  values,
  backAt,
}: {
  sql: Sql;
  values: readonly (number | string)[];
  backAt: Date | null;
}): Promise<Back | undefined> {
  const [before] = await sql<Back>(
    `select back_at from sold_out_options
     where instance_id = $1 and supplier_id = $2 and group_key = $3 and option_key = $4 for update`,
    values,
  );
  await sql(
    `insert into sold_out_options (instance_id, supplier_id, group_key, option_key, back_at) values ($1, $2, $3, $4, $5)
     on conflict (instance_id, supplier_id, group_key, option_key) do update set back_at = excluded.back_at`,
    [...values, backAt],
  );
  return before;
}

async function sellAgain(sql: Sql, values: readonly (number | string)[]): Promise<Back | undefined> {
  const [before] = await sql<Back>(
    `delete from sold_out_options
     where instance_id = $1 and supplier_id = $2 and group_key = $3 and option_key = $4 returning back_at`,
    values,
  );
  return before;
}

/**
 * `PUT /staff/options/{id}.json`: at one branch, on each of its products that has the option; open menus are updated
 * (rule menu/live, rule menu/sold-out). @param input.id of any of its copies
 * @throws not_found; invalid_input for an end of what is not sold out
 */
export async function setStaffOption({ ctx, input }: { ctx: Context; input: Input }): Promise<StaffOption> {
  const { id, supplierId, available, until } = input;
  if (until !== undefined && available) throw new AppError('invalid_input', { fields: { until: 'invalid' } });
  const backAt = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { settings } = await getSupplierRow(sql, ctx.instance.id, String(supplierId));
    const { timezone, weekly, exceptions } = settings;
    const hours = { timezone, weekly, exceptions };
    const words = await getWords({ sql, ctx, id, supplierId });
    const end = until === undefined ? null : soldOutEnd({ until, hours, at: ctx.now });
    const values = [ctx.instance.id, supplierId, words.group_key, words.option_key];
    const before = available ? await sellAgain(sql, values) : await sellOut({ sql, values, backAt: end });
    const after = sayState(available ? undefined : { back_at: end });
    const details = { id: Number(id), branch: supplierId, ...after, before: sayState(before) };
    await audit({ sql, ctx, action: 'product.option', details });
    await requestPublication({ sql, instanceId: ctx.instance.id });
    return end;
  });
  ctx.publish(menuTopic(supplierId));
  return { id: Number(id), available, back_at: backAt?.toISOString() ?? null };
}
