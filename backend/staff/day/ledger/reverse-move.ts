import { majorOf } from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { keepAnswer } from '@/backend/platform/idempotency';
import { type DrawerRow, findDrawerRow, noteDrawer } from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { type DrawerKind, isDrawerKind, isReversible } from '@/lib/domain/money/money-moves';
import { getReading } from './get-reading';
import { lockBranch } from './lock-branch';
import { nameActors } from './report-answer';

type Input = { id: number | string; reason: string };
type Reversible = DrawerRow & { kind: DrawerKind };
type Found = { row: Reversible; isReversed: boolean };

/** @throws not_found, conflict for a row that is no cash beside sales, or that takes another back */
async function findRow({ sql, ctx, id }: TenantSql & { id: number | string }): Promise<Reversible> {
  const row = await findDrawerRow({ sql, ctx, id });
  if (!row) throw new AppError('not_found');
  const { kind } = row;
  if (!isDrawerKind(kind) || !isReversible(row))
    throw new AppError('conflict', { message: 'only cash that was put in or taken out is taken back' });
  return { ...row, kind };
}

async function reverse({ sql, ctx, input }: TenantSql & { input: Input }): Promise<Found> {
  const { supplier_id: supplierId } = await findRow({ sql, ctx, id: input.id });
  await lockBranch({ sql, ctx, supplierId });
  const row = await findRow({ sql, ctx, id: input.id });
  if (row.reversed_by !== null) return { row, isReversed: true };
  await ctx.checkpoint('move-read');
  const { kind, amount_minor: amountMinor, id: reverses } = row;
  await noteDrawer({
    ...{ sql, ctx, supplierId, kind, amountMinor: -amountMinor, reason: input.reason, reverses },
  });
  const amount = majorOf(ctx.instance.currency)(Math.abs(amountMinor));
  const details = { supplier: supplierId, move: reverses, kind, amount, reason: input.reason };
  await audit({ sql, ctx, action: 'cash.reversed', details });
  await keepAnswer({ sql, ctx, kept: {} });
  return { row, isReversed: false };
}

/** The branch of a row of a drawer. @throws not_found */
export async function branchOfMove({ ctx, id }: { ctx: Context; id: string }): Promise<number> {
  return (await ctx.db.tenant(ctx.instance.id, (sql) => findRow({ sql, ctx, id }))).supplier_id;
}

/**
 * `POST /staff/money/moves/{id}/reversal.json`: a row that takes back cash which was put in or taken out by mistake, in the open time of
 * its branch whatever close has the first one. Audited (rule staff/reversals).
 * @throws not_found, conflict with who was the first, where it was taken back before
 */
export async function reverseMove({ ctx, input }: { ctx: Context; input: Input }): Promise<MoneyReading> {
  const { row, isReversed } = await ctx.db.tenant(ctx.instance.id, (sql) => reverse({ sql, ctx, input }));
  if (isReversed) {
    const doer = await nameActors({ ctx, actors: [row.reverser] });
    const by = row.reverser === null ? null : doer(row.reverser).name;
    throw new AppError('conflict', { message: 'it was taken back before', values: { ...(by && { by }) } });
  }
  return getReading({ ctx, input: { supplierId: row.supplier_id } });
}
