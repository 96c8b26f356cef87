import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { isDrawerKind, type MoveKind } from './money-moves';

/** A row of the ledger. Minor units, below 0 where money goes out. */
export type ReportMove = {
  kind: MoveKind;
  method: PaymentMethod;
  amountMinor: number;
  tipMinor: number;
  roundingMinor: number;
  /** Null: of the drawer. */
  purchaseId: number | null;
  /** Names who of the restaurant did it, as the ledger does; null: a gateway, a diner or a job. */
  actor: string | null;
};

/** `givenBackMinor` is above 0, tips in it; `totalMinor` is what stays. */
type Sums = {
  orders: number;
  salesMinor: number;
  tipsMinor: number;
  roundingMinor: number;
  givenBackMinor: number;
  totalMinor: number;
};
export type MethodSums = Sums & { method: PaymentMethod };

/** Below 0 are what is expected when more went out than came, and what was put in or taken out when more of it was taken back. */
type CashSums = {
  openingMinor: number;
  takenMinor: number;
  givenBackMinor: number;
  putInMinor: number;
  takenOutMinor: number;
  expectedMinor: number;
};

export type DayReport = Sums & {
  /** Those that brought or gave back something, in the order in which ways to pay are listed. */
  methods: MethodSums[];
  /** The tips that were taken, by who took them. */
  tips: { actor: string | null; tipsMinor: number }[];
  cash: CashSums;
};

const sumOf = <T>(list: readonly T[], amountOf: (one: T) => number): number =>
  list.reduce((sum, one) => sum + amountOf(one), 0);

const changeOf = ({ amountMinor, tipMinor, roundingMinor }: ReportMove): number =>
  amountMinor + tipMinor + roundingMinor;

/** The orders of which money came: one that was taken by mistake, or by another way, is none. */
function countOrders(taken: readonly ReportMove[]): number {
  const byOrder = new Map<number, number>();
  for (const move of taken) {
    if (move.purchaseId === null) continue;
    byOrder.set(move.purchaseId, (byOrder.get(move.purchaseId) ?? 0) + move.amountMinor + move.tipMinor);
  }
  return [...byOrder.values()].filter((sumMinor) => sumMinor > 0).length;
}

function sumsOf(moves: readonly ReportMove[]): Sums {
  const back = moves.filter(({ kind }) => kind === 'given_back');
  const taken = moves.filter(({ kind }) => kind !== 'given_back');
  return {
    orders: countOrders(taken),
    salesMinor: sumOf(taken, ({ amountMinor }) => amountMinor),
    tipsMinor: sumOf(taken, ({ tipMinor }) => tipMinor),
    roundingMinor: sumOf(taken, ({ roundingMinor }) => roundingMinor),
    givenBackMinor: -sumOf(back, changeOf) + 0,
    totalMinor: sumOf(moves, changeOf),
  };
}

/** All that came by a way to pay was taken by mistake, or came by another one. */
const isNothing = ({ orders, ...sums }: Sums): boolean =>
  orders === 0 && Object.values(sums).every((minor) => minor === 0);

function tipsOf(taken: readonly ReportMove[]): DayReport['tips'] {
  const byActor = new Map<string | null, number>();
  for (const { actor, tipMinor } of taken) byActor.set(actor, (byActor.get(actor) ?? 0) + tipMinor);
  return [...byActor]
    .map(([actor, tipsMinor]) => ({ actor, tipsMinor }))
    .filter(({ tipsMinor }) => tipsMinor !== 0)
    .sort((one, other) => other.tipsMinor - one.tipsMinor);
}

/** The drawer holds cash alone: what it began with, less what went out of it (rule staff/close). */
function cashOf(moves: readonly ReportMove[]): CashSums {
  const cash = moves.filter(({ method }) => method === 'cash');
  const ofKind = (kind: MoveKind) =>
    sumOf(
      cash.filter((move) => move.kind === kind),
      changeOf,
    );
  const orders = sumsOf(cash.filter(({ kind }) => !isDrawerKind(kind)));
  return {
    openingMinor: ofKind('opening'),
    takenMinor: orders.totalMinor + orders.givenBackMinor,
    givenBackMinor: orders.givenBackMinor,
    putInMinor: ofKind('cash_in'),
    takenOutMinor: -ofKind('cash_out') + 0,
    expectedMinor: sumOf(cash, changeOf),
  };
}

/**
 * Adds up rows of the ledger: each way to pay by itself, tips apart, what was given back where it was given, and the cash that the
 * drawer must hold (rule staff/close).
 */
export function reportOf(moves: readonly ReportMove[]): DayReport {
  const ofOrders = moves.filter(({ kind }) => !isDrawerKind(kind));
  const methods = PAYMENT_METHODS.flatMap((method) => {
    const own = ofOrders.filter((move) => move.method === method);
    const sums = sumsOf(own);
    return isNothing(sums) ? [] : [{ method, ...sums }];
  });
  const taken = ofOrders.filter(({ kind }) => kind !== 'given_back');
  return { ...sumsOf(ofOrders), methods, tips: tipsOf(taken), cash: cashOf(moves) };
}
