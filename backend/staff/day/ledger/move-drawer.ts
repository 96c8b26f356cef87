import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { keepAnswer } from '@/backend/platform/idempotency';
import { noteDrawer } from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { toMinor } from '@/lib/domain/money/money';
import type { DrawerKind } from '@/lib/domain/money/money-moves';
import { getReading } from './get-reading';
import { lockBranch } from './lock-branch';
import { readLedgerBranch } from './report-answer';

type Input = { supplierId: number; kind: DrawerKind; amount: number; reason: string | undefined };

/** In minor units. @throws invalid_input for decimals that the currency has not, for nothing, and without a reason */
export function readAmount({ ctx, amount, name }: { ctx: Context; amount: number; name: string }): number {
  const minor = toMinor({ amount, currency: ctx.instance.currency });
  if (minor === null) throw new AppError('invalid_input', { fields: { [name]: 'decimals' } });
  return minor;
}

/** The cash that the open time of a branch begins with. Minor units. */
async function readOpening({ sql, ctx, supplierId }: TenantSql & { supplierId: number }): Promise<number> {
  const [row] = await sql<{ opening_minor: number }>(
    `select coalesce(sum(amount_minor), 0)::bigint as opening_minor from money_moves
     where instance_id = $1 and supplier_id = $2 and kind = 'opening' and close_number is null`,
    [ctx.instance.id, supplierId],
  );
  return row?.opening_minor ?? 0;
}

/** @throws invalid_input */
function checkSaid({ kind, amount, reason }: Input): void {
  if (kind === 'opening') return;
  if (amount === 0) throw new AppError('invalid_input', { fields: { amount: 'too_small' } });
  if (reason === undefined) throw new AppError('invalid_input', { fields: { reason: 'required' } });
}

const ACTIONS = { opening: 'cash.opening', cash_in: 'cash.in', cash_out: 'cash.out' } as const;

/** `POST /staff/money/drawer.json`. Audited (rule staff/close). @throws not_found, invalid_input */
export async function moveDrawer({ ctx, input }: { ctx: Context; input: Input }): Promise<MoneyReading> {
  checkSaid(input);
  const { kind, amount, reason = null } = input;
  const saidMinor = readAmount({ ctx, amount, name: 'amount' });
  await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { supplierId } = await readLedgerBranch({ sql, ctx, supplierId: input.supplierId });
    await lockBranch({ sql, ctx, supplierId });
    const before = kind === 'opening' ? await readOpening({ sql, ctx, supplierId }) : 0;
    const amountMinor = kind === 'cash_out' ? -saidMinor : saidMinor - before;
    await noteDrawer({ sql, ctx, supplierId, kind, amountMinor, reason });
    const details = { supplier: supplierId, amount, ...(reason === null ? {} : { reason }) };
    await audit({ sql, ctx, action: ACTIONS[kind], details });
    await keepAnswer({ sql, ctx, kept: {} });
  });
  return getReading({ ctx, input });
}
