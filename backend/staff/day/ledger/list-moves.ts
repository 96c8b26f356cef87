import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { MoneyMove, MoneyMoves } from '@/lib/contract/staff/day/ledger-calls';
import { businessDaySpan } from '@/lib/domain/branches/business-day';
import { isReversible, type MoveKind } from '@/lib/domain/money/money-moves';
import { isInPerson, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { headOf, nameActors, readLedgerBranch } from './report-answer';

const PAGE = 100;

type Row = {
  id: number;
  created_at: Date;
  kind: MoveKind;
  method: PaymentMethod;
  amount_minor: number;
  tip_minor: number;
  rounding_minor: number;
  received_minor: number | null;
  change_minor: number | null;
  purchase_id: number | null;
  number: number | null;
  payment_id: number | null;
  actor: string | null;
  reason: string | null;
  close_number: number | null;
  now_method: PaymentMethod | null;
  reverses: number | null;
  reversed_by: number | null;
};

/**
 * $3 a number of a close, $4 and $5 a span; without both what no close has. $6 the id before which the page ends, $7 a way to pay or `drawer`. The page is found before what it
 * names is, and by a sum, so that no plan walks the ids of all closes to find those of one.
 */
const listOf = (
  which: string,
) => `select m.id, m.created_at, m.kind, m.method, m.amount_minor, m.tip_minor, m.rounding_minor, m.received_minor,
    m.change_minor, m.purchase_id, c.number, m.payment_id, m.actor, m.reason, m.close_number, m.reverses, r.id as reversed_by,
    case when m.id = (select max(l.id) from money_moves l where l.instance_id = m.instance_id and l.payment_id = m.payment_id
        and l.kind <> 'given_back') then p.method end as now_method
  from (select * from money_moves m where m.instance_id = $1 and m.supplier_id = $2 and ($6::bigint is null or m.id < $6)
      and ($7::text is null or case when $7 = 'drawer' then m.payment_id is null else m.method = $7 and m.payment_id is not null end)
      and ${which} order by m.id + 0 desc limit ${PAGE}) m
    left join purchases c on c.instance_id = $1 and c.id = m.purchase_id
    left join money_moves r on r.instance_id = $1 and r.reverses = m.id
    left join payments p on p.instance_id = $1 and p.id = m.payment_id and p.status = 'success' and p.provider is null
  order by m.id desc`;
const IN_CLOSE = 'm.close_number = $3::bigint';
const ON_DATE = 'm.created_at >= $4 and m.created_at < $5';
/** Each names all its values: a statement says the types of those that it does not need. */
const WHICH = {
  close: `${IN_CLOSE} and $4::timestamptz is null and $5::timestamptz is null`,
  date: `$3::bigint is null and ${ON_DATE}`,
  both: `${IN_CLOSE} and ${ON_DATE}`,
  open: 'm.close_number is null and $3::bigint is null and $4::timestamptz is null and $5::timestamptz is null',
};
type Which = keyof typeof WHICH;

function whichOf({ close, date }: { close?: string | undefined; date?: string | undefined }): Which {
  if (close !== undefined) return date === undefined ? 'close' : 'both';
  return date === undefined ? 'open' : 'date';
}

/** The newest row of a payment that came by a way that it still has: another may be said. */
const isCorrectable = ({ kind, method, now_method: now }: Row): boolean =>
  (kind === 'taken' || kind === 'corrected') && now !== null && now === method && isInPerson(now);

const toMove = ({
  row,
  major,
  doer,
}: {
  row: Row;
  major: ReturnType<typeof majorOf>;
  doer: Awaited<ReturnType<typeof nameActors>>;
}): MoneyMove => ({
  id: row.id,
  at: row.created_at.toISOString(),
  kind: row.kind,
  method: row.method,
  amount: major(row.amount_minor),
  tip: major(row.tip_minor),
  rounding: major(row.rounding_minor),
  received: row.received_minor === null ? null : major(row.received_minor),
  change: row.change_minor === null ? null : major(row.change_minor),
  order: row.purchase_id === null ? null : { id: row.purchase_id, number: row.number },
  payment_id: row.payment_id,
  by: row.actor === null ? null : doer(row.actor),
  reason: row.reason,
  close: row.close_number,
  is_correctable: isCorrectable(row) && row.amount_minor + row.tip_minor > 0,
  ...{ reverses: row.reverses, reversed_by: row.reversed_by },
  is_reversible: isReversible(row) && row.reversed_by === null,
});

/** `GET /staff/money/moves.json` (rule payments/ledger). @throws not_found */
export async function listMoves({
  ctx,
  input,
}: {
  ctx: Context;
  input: {
    supplierId: string;
    close?: string | undefined;
    date?: string | undefined;
    of?: PaymentMethod | 'drawer' | undefined;
    before?: string | undefined;
  };
}): Promise<MoneyMoves> {
  const { id: instanceId, currency } = ctx.instance;
  const { branch, rows } = await ctx.db.tenant(instanceId, async (sql) => {
    const branch = await readLedgerBranch({ sql, ctx, supplierId: input.supplierId });
    const which = whichOf(input);
    const span = input.date === undefined ? null : businessDaySpan({ date: input.date, ...branch });
    const rows = await sql<Row>(listOf(WHICH[which]), [
      ...[instanceId, branch.supplierId, input.close ?? null, span?.from ?? null, span?.to ?? null],
      ...[input.before ?? null, input.of ?? null],
    ]);
    return { branch, rows };
  });
  const doer = await nameActors({ ctx, actors: rows.map(({ actor }) => actor) });
  const major = majorOf(currency);
  return {
    ...headOf({ ctx, branch }),
    moves: rows.map((row) => toMove({ row, major, doer })),
    before: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}
