import type { Context } from '../../context';
import { getSupplierRow, listSupplierRows, type SupplierRow, toBranch } from './internal';
import type { branchSettingsSchema } from '@/lib/contract/supplier';
import type * as z from 'zod/mini';

type BranchSettings = z.infer<typeof branchSettingsSchema>;

function toBranchSettings({ row, ctx }: { row: SupplierRow; ctx: Context }): BranchSettings {
  const people = row.settings.bookingMaxPeople;
  return { ...toBranch({ row, ctx }), booking: people === null ? null : { max_people: people } };
}

/** Ours: every branch of the tenant, without menus. */
export function listBranches({ ctx }: { ctx: Context }): Promise<BranchSettings[]> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => (await listSupplierRows(sql, id)).map((row) => toBranchSettings({ row, ctx })));
}

/** `GET /domain/branches/{id}.json`. @throws not_found */
export function getBranch({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<BranchSettings> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => toBranchSettings({ row: await getSupplierRow(sql, id, input.id), ctx }));
}
