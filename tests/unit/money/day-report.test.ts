import { type ReportMove, reportOf } from '@/lib/domain/money/day-report';

const move = (changes: Partial<ReportMove>): ReportMove => ({
  kind: 'taken',
  method: 'cash',
  amountMinor: 0,
  tipMinor: 0,
  roundingMinor: 0,
  purchaseId: 1,
  actor: null,
  ...changes,
});
const drawer = (kind: ReportMove['kind'], amountMinor: number) =>
  move({ kind, amountMinor, purchaseId: null });

test('each way to pay is a line, tips stand apart, and refunds where they were given (rule staff/close)', () => {
  const report = reportOf([
    move({ amountMinor: 1_000, tipMinor: 100, actor: 'staff:person-1' }),
    move({ amountMinor: 500, purchaseId: 2, actor: 'staff:person-2', tipMinor: 200 }),
    move({ method: 'card', amountMinor: 900, tipMinor: 90, purchaseId: 3 }),
    move({ method: 'card', amountMinor: 100, purchaseId: 3 }),
    // Yesterday's order.
    move({ kind: 'given_back', method: 'card', amountMinor: -300, purchaseId: 9 }),
  ]);
  expect(report.methods).toEqual([
    {
      ...{ method: 'card', orders: 1, salesMinor: 1_000, tipsMinor: 90 },
      ...{ roundingMinor: 0, givenBackMinor: 300, totalMinor: 790 },
    },
    {
      ...{ method: 'cash', orders: 2, salesMinor: 1_500, tipsMinor: 300 },
      ...{ roundingMinor: 0, givenBackMinor: 0, totalMinor: 1_800 },
    },
  ]);
  expect(report).toMatchObject({ orders: 3, salesMinor: 2_500, tipsMinor: 390, totalMinor: 2_590 });
  expect(report.tips).toEqual([
    { actor: 'staff:person-2', tipsMinor: 200 },
    { actor: 'staff:person-1', tipsMinor: 100 },
    { actor: null, tipsMinor: 90 },
  ]);
});

test('the drawer must hold its opening and cash taken, less cash given back and taken out (rule staff/close)', () => {
  const { cash } = reportOf([
    drawer('opening', 200),
    drawer('cash_in', 50),
    drawer('cash_out', -70),
    move({ amountMinor: 1_234, tipMinor: 0, roundingMinor: -4 }),
    move({ method: 'card', amountMinor: 5_000 }),
    move({ kind: 'given_back', amountMinor: -104, roundingMinor: 4, purchaseId: 8 }),
  ]);
  expect(cash).toEqual({
    ...{ openingMinor: 200, takenMinor: 1_230, givenBackMinor: 100 },
    ...{ putInMinor: 50, takenOutMinor: 70, expectedMinor: 1_310 },
  });
});

test('what was taken by mistake, or by another way, is no order and no line of its way to pay (rule staff/close)', () => {
  const report = reportOf([
    move({ amountMinor: 1_000 }),
    move({ kind: 'undone', amountMinor: -1_000 }),
    move({ amountMinor: 700, purchaseId: 2 }),
    move({ kind: 'corrected', amountMinor: -700, purchaseId: 2 }),
    move({ kind: 'corrected', method: 'card_reader', amountMinor: 700, purchaseId: 2 }),
  ]);
  expect(report.methods).toMatchObject([
    { method: 'card_reader', orders: 1, salesMinor: 700, totalMinor: 700 },
  ]);
  expect(report).toMatchObject({ orders: 1, salesMinor: 700 });
});

test('nothing comes to nothing', () => {
  expect(reportOf([])).toMatchObject({
    orders: 0,
    totalMinor: 0,
    methods: [],
    tips: [],
    cash: { expectedMinor: 0 },
  });
});
