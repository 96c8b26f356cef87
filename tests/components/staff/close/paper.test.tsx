import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { printClose } from '@/lib/contract/staff/day/close-calls';
import type { MoneyReport } from '@/lib/contract/staff/day/ledger-shapes';
import { CURRENCY_CODES, type Currency } from '@/lib/domain/money/currencies';
import { type ReportMove, reportOf } from '@/lib/domain/money/day-report';
import { toMajor } from '@/lib/domain/money/money';
import { randomFrom } from '@/tests/support/faults/money/random-from';
import { closeOf, showClose, WORDS } from './render-close';

const METHODS = ['cash', 'card', 'card_reader', 'transfer'] as const;
const MOST_MINOR = 12_345_678;

/** The rows of an evening: what was taken with its tip, a part of it that went back, and the drawer. */
function playEvening(seed: number): ReportMove[] {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const row = { roundingMinor: 0, actor: null, purchaseId: null };
  const sold = Array.from({ length: 40 }, (_, index): ReportMove => {
    const method = METHODS[upTo(METHODS.length)] ?? 'cash';
    const sums = { amountMinor: 1 + upTo(MOST_MINOR), tipMinor: upTo(2) * upTo(MOST_MINOR / 10) };
    return {
      ...row,
      kind: 'taken',
      method,
      ...sums,
      roundingMinor: method === 'cash' ? upTo(9) : 0,
      purchaseId: index,
    };
  });
  const back = sold
    .filter(() => upTo(5) === 0)
    .map(
      (move): ReportMove => ({
        ...{ ...move, kind: 'given_back', roundingMinor: 0, tipMinor: 0 },
        amountMinor: -upTo(move.amountMinor) - 1,
      }),
    );
  const drawer = { ...row, method: 'cash', tipMinor: 0 } as const;
  return [
    { ...drawer, kind: 'opening', amountMinor: upTo(MOST_MINOR) },
    ...sold,
    ...back,
    { ...drawer, kind: 'cash_out', amountMinor: -1 - upTo(MOST_MINOR) },
  ];
}

/** The same as the backend answers it, in major units. */
function answerOf(report: ReturnType<typeof reportOf>, currency: Currency): MoneyReport {
  const major = (amountMinor: number) => toMajor({ amountMinor, currency });
  const sums = (one: Omit<(typeof report.methods)[number], 'method'>) => ({
    ...{ orders: one.orders, sales: major(one.salesMinor), tips: major(one.tipsMinor) },
    ...{
      rounding: major(one.roundingMinor),
      given_back: major(one.givenBackMinor),
      total: major(one.totalMinor),
    },
  });
  const { cash } = report;
  return {
    ...sums(report),
    methods: report.methods.map((one) => ({ method: one.method, ...sums(one) })),
    tips_by: report.tips.map(({ tipsMinor }) => ({ by: null, tips: major(tipsMinor) })),
    cash: {
      ...{ opening: major(cash.openingMinor), taken: major(cash.takenMinor), put_in: major(cash.putInMinor) },
      ...{ given_back: major(cash.givenBackMinor), taken_out: major(cash.takenOutMinor) },
      expected: major(cash.expectedMinor),
    },
  };
}

/** Amounts of a paper as whole numbers of the smallest unit: each is printed with all its decimals. */
const minorsIn = (text: string): number[] =>
  [...text.matchAll(/(-?)(?:R\$|S\/|\$)\s?(-?)([\d.,]*\d)/g)].map(([, before, after, digits = '']) => {
    const minor = Number(digits.replace(/\D/g, ''));
    return before || after ? -minor : minor;
  });

const linesOf = ({
  salesMinor,
  tipsMinor,
  roundingMinor,
  givenBackMinor,
  totalMinor,
}: Omit<ReturnType<typeof reportOf>['methods'][number], 'method'>): number[] => [
  salesMinor,
  ...[tipsMinor, roundingMinor, -givenBackMinor].filter((minor) => minor !== 0),
  totalMinor,
];

test.each(CURRENCY_CODES)(
  '%s: a printed close is the report of its evening, to the cent (rule staff/close)',
  async (currency) => {
    const report = reportOf(playEvening(CURRENCY_CODES.indexOf(currency) + 1));
    const { cash } = report;
    const shown = closeOf({
      ...{ currency, report: answerOf(report, currency), copies: 1, is_printed: true },
      ...{ counted: toMajor({ amountMinor: cash.expectedMinor + 7, currency }) },
      ...{ difference: toMajor({ amountMinor: 7, currency }), note: null },
    });
    let paper = '';
    Object.assign(window, {
      print: () => {
        paper = document.querySelector('.close-paper')?.textContent ?? '';
        window.dispatchEvent(new Event('afterprint'));
      },
    });
    window.history.replaceState(null, '', '/norte/close');
    await showClose({ currency, answered: [[printClose, shown]] });
    await userEvent.click(await screen.findByRole('button', { name: /^Cierre n\.º 12/ }));
    await userEvent.click(await screen.findByRole('button', { name: WORDS.print }));
    await waitFor(() => expect(paper).not.toBe(''));
    expect(minorsIn(paper)).toEqual([
      ...linesOf(report),
      ...report.methods.flatMap(linesOf),
      ...report.tips.map(({ tipsMinor }) => tipsMinor),
      ...[cash.openingMinor, cash.takenMinor, -cash.givenBackMinor, -cash.takenOutMinor].filter(
        (minor) => minor !== 0,
      ),
      ...[cash.expectedMinor, cash.expectedMinor + 7, 7],
    ]);
  },
);
