import { screen } from '@testing-library/react';
import { CloseScreen } from '@/components/staff/close/close-screen';
import { getClose, listCloses, type MoneyClose } from '@/lib/contract/staff/day/close-calls';
import {
  getMoneyReading,
  listMoneyMoves,
  type MoneyMove,
  type MoneyReading,
} from '@/lib/contract/staff/day/ledger-calls';
import type { MoneyReport } from '@/lib/contract/staff/day/ledger-shapes';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import es from '@/messages/es.json';
import { INSTANCE } from '../render-board';
import { type Answered, renderStaff, signedInAs } from '../render-staff';

export const { StaffClose: WORDS } = es;

const OF_BRANCH = { supplier_id: 2, currency: 'COP' as const, timezone: 'America/Bogota' };
const ANA = { kind: 'person' as const, id: 3, name: 'Ana' };

/** 500.000 of sales: 200.000 in cash, of which 10.000 went back, and the rest by card. */
export const REPORT: MoneyReport = {
  ...{ orders: 9, sales: 500_000, tips: 42_000, rounding: 0, given_back: 10_000, total: 532_000 },
  methods: [
    {
      ...{ method: 'cash', orders: 4, sales: 200_000, tips: 12_000, rounding: 0 },
      ...{ given_back: 10_000, total: 202_000 },
    },
    {
      ...{ method: 'card', orders: 5, sales: 300_000, tips: 30_000, rounding: 0 },
      ...{ given_back: 0, total: 330_000 },
    },
  ],
  tips_by: [
    { by: ANA, tips: 12_000 },
    { by: null, tips: 30_000 },
  ],
  cash: {
    ...{ opening: 100_000, taken: 212_000, given_back: 10_000 },
    ...{ put_in: 0, taken_out: 50_000, expected: 252_000 },
  },
};
export const NOTHING = {
  ...{ accounts: 0, orders: 0, shares: 0, transfers: 0, refunds: 0, charges: 0, deposits: 0 },
};
export const readingOf = (changes: Partial<MoneyReading> = {}): MoneyReading => ({
  ...OF_BRANCH,
  ...{ days: ['2026-11-25'], is_late: false, since: '2026-11-25T09:10:00.000Z', report: REPORT },
  ...{ at: '2026-11-26T03:00:00.000Z', number: 12, waiting: NOTHING },
  ...changes,
});
export const closeOf = (changes: Partial<MoneyClose> = {}): MoneyClose => ({
  ...readingOf({ at: '2026-11-26T03:05:00.000Z' }),
  ...{ id: 71, by: ANA, counted: 250_000, difference: -2_000, note: 'Faltó vuelto', copies: 0 },
  is_printed: false,
  ...changes,
});
const rowOf = ({ id, number, at, by, days, report, counted, difference }: MoneyClose) => ({
  ...{ id, number, at, by, days, counted, difference },
  ...{ total: report.total, expected: report.cash.expected, report },
});
export const moveOf = (changes: Partial<MoneyMove> = {}): MoneyMove => ({
  ...{ id: 5, at: '2026-11-26T01:00:00.000Z', kind: 'taken', method: 'cash', amount: 40_000, tip: 4_000 },
  ...{ rounding: 0, received: 50_000, change: 6_000, order: { id: 70, number: 128 }, payment_id: 9 },
  ...{ by: ANA, reason: null, close: null, is_correctable: true },
  ...{ reverses: null, reversed_by: null, is_reversible: false },
  ...changes,
});
const MOVES = [
  moveOf(),
  moveOf({ id: 4, method: 'card', order: { id: 71, number: 129 }, is_correctable: false }),
];

/** The screen of closes with a reading, one close before it, and some rows. */
export async function showClose({
  reading = readingOf(),
  answered = [],
  currency = 'COP',
}: {
  reading?: MoneyReading;
  answered?: readonly Answered[];
  currency?: Currency;
} = {}) {
  const bench = renderStaff(<CloseScreen slug="norte" />, [
    ...answered,
    [getSignedIn, signedInAs('cashier')],
    [getStaffInstance, { ...INSTANCE, currency }],
    [getMoneyReading, reading],
    [listMoneyMoves, { ...OF_BRANCH, moves: MOVES, before: null }],
    [listCloses, { ...OF_BRANCH, closes: [rowOf(closeOf())], before: null }],
    [getClose, closeOf()],
  ]);
  await screen.findByRole('heading', { name: WORDS.now });
  await screen.findByText(WORDS.methods);
  return bench;
}
