import { actorName } from '@/backend/actor-name';
import { majorOf } from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { keepAnswer } from '@/backend/platform/idempotency';
import { claimMoves } from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import type { MoneyClose } from '@/lib/contract/staff/day/close-calls';
import { toMinor } from '@/lib/domain/money/money';
import { readLastClose } from './get-reading';
import { lockBranch } from './lock-branch';
import { readAmount } from './move-drawer';
import { getClose } from './read-closes';
import { figuresOf, readLedgerBranch } from './report-answer';

type Input = {
  supplierId: number;
  number: number;
  counted: number;
  expected: number | undefined;
  note: string | undefined;
};

/** @throws total_changed with the cash that should be there, if that is another than who counted was told */
function assertTold({
  ctx,
  told,
  expectedMinor,
}: {
  ctx: Context;
  told: number | undefined;
  expectedMinor: number;
}): void {
  const { currency } = ctx.instance;
  if (told === undefined || toMinor({ amount: told, currency }) === expectedMinor) return;
  throw new AppError('total_changed', { values: { total: majorOf(currency)(expectedMinor) } });
}

/** @throws conflict if somebody else has closed since the reading, with the number that the next one gets; total_changed */
async function close({
  sql,
  ctx,
  input,
  countedMinor,
}: TenantSql & { input: Input; countedMinor: number }): Promise<number> {
  const branch = await readLedgerBranch({ sql, ctx, supplierId: input.supplierId });
  const { supplierId } = branch;
  await lockBranch({ sql, ctx, supplierId });
  const last = await readLastClose({ sql, ctx, supplierId });
  const number = last.number + 1;
  if (input.number !== number) throw new AppError('conflict', { values: { number } });
  const rows = await claimMoves({ sql, ctx, supplierId, number });
  await ctx.checkpoint('moves-claimed');
  const figures = figuresOf({ rows, branch, now: ctx.now });
  assertTold({ ctx, told: input.expected, expectedMinor: figures.report.cash.expectedMinor });
  const [made] = await sql<{ id: number }>(
    `insert into money_closes (instance_id, supplier_id, number, actor, since, created_at, counted_minor, figures, note)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      ...[ctx.instance.id, supplierId, number, actorName(ctx.actor), last.created_at, ctx.now],
      ...[countedMinor, JSON.stringify(figures), input.note ?? null],
    ],
  );
  if (!made) throw new Error('a close was not written');
  await ctx.checkpoint('close-written');
  const differenceMinor = countedMinor - figures.report.cash.expectedMinor;
  const details = { supplier: supplierId, number, is_even: differenceMinor === 0 };
  await audit({ sql, ctx, action: 'day.closed', details });
  await keepAnswer({ sql, ctx, kept: { id: made.id } });
  return made.id;
}

/**
 * `POST /staff/closes.json`: the next close of a branch, with all that no other has (rule staff/close, guarantee/one-close). Audited.
 * @throws not_found, invalid_input, what `close` throws
 */
export async function closeDay({ ctx, input }: { ctx: Context; input: Input }): Promise<MoneyClose> {
  const countedMinor = readAmount({ ctx, amount: input.counted, name: 'counted' });
  const id = await ctx.db.tenant(ctx.instance.id, (sql) => close({ sql, ctx, input, countedMinor }));
  return getClose({ ctx, input: { id } });
}
