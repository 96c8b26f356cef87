import { doerOfName } from '@/backend/actor-name';
import { getKnownSupplierRow, majorOf } from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import { type LedgerRow, toReportMove } from '@/backend/purchases/payments';
import { nameDoers } from '@/backend/staff/name-doers';
import type { MoneyFigures, MoneyReport } from '@/lib/contract/staff/day/ledger-shapes';
import type { Doer } from '@/lib/contract/staff/doer';
import { businessDayOf, DAY_BEGINS } from '@/lib/domain/branches/business-day';
import { type DayReport, type MethodSums, reportOf } from '@/lib/domain/money/day-report';

/** How a branch counts its days (rule branches/business-day). */
export type LedgerBranch = { supplierId: number; timezone: string; dayBegins: string };

/** @throws not_found */
export async function readLedgerBranch({
  sql,
  ctx,
  supplierId,
}: TenantSql & { supplierId: number | string }): Promise<LedgerBranch> {
  const { id, settings } = await getKnownSupplierRow(sql, ctx.instance.id, String(supplierId));
  const { timezone, dayBegins = DAY_BEGINS } = settings;
  return { supplierId: id, timezone, dayBegins };
}

/** The sums of some rows and their business days, which a close keeps as they are. Minor units. */
export type Figures = { report: DayReport; days: string[]; isLate: boolean; rows: number };

export function figuresOf({
  rows,
  branch: { timezone, dayBegins },
  now,
}: {
  rows: readonly LedgerRow[];
  branch: LedgerBranch;
  now: Date;
}): Figures {
  const dayOf = (at: Date) => businessDayOf({ at, timezone, dayBegins });
  const days = [...new Set(rows.map(({ created_at: at }) => dayOf(at)))].sort();
  const isLate = days.some((day) => day < dayOf(now));
  return { report: reportOf(rows.map(toReportMove)), days, isLate, rows: rows.length };
}

type NameDoer = (actor: string) => Doer;

/** Called outside a transaction, as `nameDoers` is. */
export async function nameActors({
  ctx,
  actors,
}: {
  ctx: Context;
  actors: readonly (string | null)[];
}): Promise<NameDoer> {
  const doers = actors.flatMap((actor) => (actor === null ? [] : [doerOfName(actor)]));
  const name = await nameDoers({ ctx, doers });
  return (actor) => name(doerOfName(actor));
}

/** The figures of a report on the wire, without people. */
export function toFigures({ ctx, report }: { ctx: Context; report: DayReport }): MoneyFigures {
  const major = majorOf(ctx.instance.currency);
  const sums = (of: Omit<MethodSums, 'method'>) => ({
    orders: of.orders,
    sales: major(of.salesMinor),
    tips: major(of.tipsMinor),
    rounding: major(of.roundingMinor),
    given_back: major(of.givenBackMinor),
    total: major(of.totalMinor),
  });
  const { cash } = report;
  return {
    ...sums(report),
    methods: report.methods.map(({ method, ...of }) => ({ method, ...sums(of) })),
    cash: {
      opening: major(cash.openingMinor),
      taken: major(cash.takenMinor),
      given_back: major(cash.givenBackMinor),
      put_in: major(cash.putInMinor),
      taken_out: major(cash.takenOutMinor),
      expected: major(cash.expectedMinor),
    },
  };
}

/** The report on the wire. */
export async function toReport({ ctx, report }: { ctx: Context; report: DayReport }): Promise<MoneyReport> {
  const doer = await nameActors({ ctx, actors: report.tips.map(({ actor }) => actor) });
  return {
    ...toFigures({ ctx, report }),
    tips_by: report.tips.map(({ actor, tipsMinor }) => ({
      by: actor === null ? null : doer(actor),
      tips: majorOf(ctx.instance.currency)(tipsMinor),
    })),
  };
}

/** The head of each answer about the money of a branch. */
export const headOf = ({ ctx, branch }: { ctx: Context; branch: LedgerBranch }) => ({
  supplier_id: branch.supplierId,
  currency: ctx.instance.currency,
  timezone: branch.timezone,
});
