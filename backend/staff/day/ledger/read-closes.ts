import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { MoneyClose, MoneyCloses } from '@/lib/contract/staff/day/close-calls';
import {
  type Figures,
  headOf,
  type LedgerBranch,
  nameActors,
  readLedgerBranch,
  toFigures,
  toReport,
} from './report-answer';

const PAGE = 50;

type Row = {
  id: number;
  supplier_id: number;
  number: number;
  actor: string;
  since: Date | null;
  created_at: Date;
  counted_minor: number;
  figures: Figures;
  note: string | null;
  printed_at: Date | null;
  copies: number;
};
const SELECT = `select id, supplier_id, number, actor, since, created_at, counted_minor, figures, note, printed_at, copies
  from money_closes where instance_id = $1`;

type Read = { row: Row; branch: LedgerBranch };

async function toClose({ ctx, read: { row, branch } }: { ctx: Context; read: Read }): Promise<MoneyClose> {
  const major = majorOf(ctx.instance.currency);
  const { report, days, isLate } = row.figures;
  const doer = await nameActors({ ctx, actors: [row.actor] });
  return {
    ...headOf({ ctx, branch }),
    ...{ id: row.id, number: row.number, by: doer(row.actor), note: row.note, copies: row.copies },
    ...{ days, is_late: isLate, report: await toReport({ ctx, report }) },
    is_printed: row.printed_at !== null,
    since: row.since?.toISOString() ?? null,
    at: row.created_at.toISOString(),
    counted: major(row.counted_minor),
    difference: major(row.counted_minor - report.cash.expectedMinor),
  };
}

/** `GET /staff/closes/{id}.json`: its figures are those that it was made with (rule staff/close). @throws not_found */
export async function getClose({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: number | string };
}): Promise<MoneyClose> {
  const read = await ctx.db.tenant(ctx.instance.id, async (sql): Promise<Read> => {
    const [row] = await sql<Row>(`${SELECT} and id = $2`, [ctx.instance.id, input.id]);
    if (!row) throw new AppError('not_found');
    return { row, branch: await readLedgerBranch({ sql, ctx, supplierId: row.supplier_id }) };
  });
  return toClose({ ctx, read });
}

/** `GET /staff/closes.json`. @throws not_found */
export async function listCloses({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplierId: string; before: string | undefined };
}): Promise<MoneyCloses> {
  const { branch, rows } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await readLedgerBranch({ sql, ctx, supplierId: input.supplierId });
    const rows = await sql<Row>(
      `${SELECT} and supplier_id = $2 and ($3::bigint is null or id < $3) order by number desc limit ${PAGE}`,
      [ctx.instance.id, branch.supplierId, input.before ?? null],
    );
    return { branch, rows };
  });
  const doer = await nameActors({ ctx, actors: rows.map(({ actor }) => actor) });
  const major = majorOf(ctx.instance.currency);
  return {
    ...headOf({ ctx, branch }),
    closes: rows.map(({ id, number, actor, created_at, counted_minor: counted, figures }) => ({
      ...{ id, number, at: created_at.toISOString(), by: doer(actor), days: figures.days },
      total: major(figures.report.totalMinor),
      expected: major(figures.report.cash.expectedMinor),
      counted: major(counted),
      difference: major(counted - figures.report.cash.expectedMinor),
      report: toFigures({ ctx, report: figures.report }),
    })),
    before: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}
