import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { FoundMismatch } from '@/backend/purchases/payments';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import type { ChargeProblem } from '@/lib/contract/staff/calls';
import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';
import { toMajor } from '@/lib/domain/money/money';
import type { RoleBranches } from '@/lib/domain/staff/branches';

const LIMIT = 200;

type Row = {
  id: number;
  purchase_id: number;
  supplier_id: number;
  number: number | null;
  reference: string;
  amount_minor: number;
  misfit: FoundMismatch;
};

const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

function toProblem({ row, currency }: { row: Row; currency: Currency }): ChargeProblem {
  const { misfit, transaction, status, amountMinor, currency: charged } = row.misfit;
  const known = amountMinor !== null && isCurrency(charged) ? { amountMinor, currency: charged } : null;
  return {
    payment_id: row.id,
    purchase_id: row.purchase_id,
    number: row.number,
    supplier_id: row.supplier_id,
    misfit,
    reference: row.reference,
    transaction,
    status,
    asked: { amount: toMajor({ amountMinor: row.amount_minor, currency }), currency },
    charged: { amount: known && toMajor(known), currency: charged },
  };
}

/** Lists charges that were not credited, the newest first. `purchaseIds`: null asks for all purchases of `branches`. */
export async function readChargeProblems({
  sql,
  ctx,
  purchaseIds,
  branches = null,
}: {
  sql: Sql;
  ctx: Context;
  purchaseIds: readonly number[] | null;
  /** Null: of all. */
  branches?: RoleBranches;
}): Promise<ChargeProblem[]> {
  const { id, currency } = ctx.instance;
  const rows = await sql<Row>(
    `select p.id, p.purchase_id, c.supplier_id, c.number, p.reference, p.amount_minor, p.misfit from payments p
     join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
     where p.instance_id = $1 and p.misfit is not null and not p.misfit ? 'settledAt' and ($2::bigint[] is null or p.purchase_id = any ($2))
       and ($3::bigint[] is null or c.supplier_id = any ($3))
     order by p.id desc limit ${LIMIT}`,
    [id, purchaseIds, branches],
  );
  return rows.map((row) => toProblem({ row, currency }));
}

/** `GET /staff/charge_problems.json`. */
export function listChargeProblems({
  ctx,
  input: { supplierId },
}: {
  ctx: Context;
  input: { supplierId?: string | undefined };
}): Promise<ChargeProblem[]> {
  return ctx.db.tenant(ctx.instance.id, (sql) =>
    readChargeProblems({ sql, ctx, purchaseIds: null, branches: listedBranches({ ctx, supplierId }) }),
  );
}
