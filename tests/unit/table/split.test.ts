import { myPartMinor, type ShareWish, shareOf } from '@/lib/domain/table/split';
import { unitsOf } from '@/lib/domain/table/split-parts';
import {
  ANA,
  amount,
  billOf,
  EVA,
  equal,
  LUIS,
  line,
  lines,
  mine,
  sharedBy,
  TABLE,
  takeAll,
} from './take-shares';

describe('a share of a bill (rule table/split)', () => {
  it.each<[string, number, [number, ShareWish][], (number | null)[], number]>([
    [
      'three equal parts: the last takes the rounding',
      100,
      [
        [ANA, equal(3)],
        [EVA, equal(3)],
        [LUIS, equal(3)],
      ],
      [33, 33, 34],
      0,
    ],
    ['the whole bill', 100, [[ANA, equal(1)]], [100], 0],
    [
      'two equal parts by one person',
      99,
      [
        [ANA, equal(3)],
        [ANA, equal(3)],
        [EVA, equal(3)],
      ],
      [33, 33, 33],
      0,
    ],
    [
      'equal parts after one has paid another sum: what is left is parted among the others',
      100,
      [
        [ANA, amount(10)],
        [EVA, equal(3)],
        [LUIS, equal(3)],
      ],
      [10, 45, 45],
      0,
    ],
    [
      'an early drink, and then an equal part by the same person: all three part the rest',
      99,
      [
        [ANA, amount(9)],
        [ANA, equal(3)],
        [EVA, equal(3)],
        [LUIS, equal(3)],
      ],
      [9, 30, 30, 30],
      0,
    ],
    [
      'more people have paid than were named: they begin anew',
      100,
      [
        [ANA, amount(10)],
        [EVA, amount(10)],
        [LUIS, equal(2)],
      ],
      [10, 10, 40],
      40,
    ],
    [
      'an equal part of what was nearly paid: what is left',
      100,
      [
        [ANA, amount(80)],
        [EVA, equal(2)],
      ],
      [80, 20],
      0,
    ],
    [
      'nothing is left',
      100,
      [
        [ANA, amount(100)],
        [EVA, equal(2)],
        [LUIS, amount(1)],
      ],
      [100, null, null],
      0,
    ],
    [
      'an amount above what is left',
      100,
      [
        [ANA, amount(60)],
        [EVA, amount(41)],
        [EVA, amount(40)],
      ],
      [60, null, 40],
      0,
    ],
    ['nothing', 100, [[ANA, amount(0)]], [null], 100],
  ])('%s', (_case, totalMinor, wishes, amounts, left) => {
    const bill = billOf({ lines: [line(1, totalMinor, ANA)] });
    expect(takeAll(bill, wishes)).toMatchObject({ amounts, leftMinor: left });
  });

  it.each<[string, [number, ShareWish][], (number | null)[], number]>([
    [
      'everybody their own: the last takes the rounding',
      [
        [ANA, mine],
        [EVA, mine],
        [LUIS, mine],
      ],
      [33_666, 28_666, 3_668],
      0,
    ],
    [
      'mine twice: nothing of it is left',
      [
        [ANA, mine],
        [ANA, mine],
      ],
      [33_666, null],
      32_334,
    ],
    [
      'half of a dish by another, then mine',
      [
        [EVA, lines([10, 2])],
        [ANA, mine],
      ],
      [15_000, 18_666],
      32_334,
    ],
    [
      'three thirds of the wine',
      [
        [ANA, lines([30, 3])],
        [EVA, lines([30, 3])],
        [LUIS, lines([30, 3])],
      ],
      [3_333, 3_333, 3_334],
      56_000,
    ],
    [
      'two thirds at once, and the rest',
      [
        [ANA, lines([30, 3, 2])],
        [EVA, lines([30, 3])],
      ],
      [6_666, 3_334],
      56_000,
    ],
    [
      'a half and a third and a sixth',
      [
        [ANA, lines([10, 2])],
        [EVA, lines([10, 3])],
        [LUIS, lines([10, 6])],
      ],
      [15_000, 10_000, 5_000],
      36_000,
    ],
    [
      'more of a dish than is left',
      [
        [ANA, lines([10, 2])],
        [EVA, lines([10, 3, 2])],
      ],
      [15_000, null],
      51_000,
    ],
    ['more than the whole dish, in two choices', [[ANA, lines([10, 1], [10, 2])]], [null], 66_000],
    ['a line that is not there', [[ANA, lines([99, 1])]], [null], 66_000],
    ['no line', [[ANA, lines()]], [null], 66_000],
    [
      'the wine by one: it is in nobody else’s part',
      [
        [ANA, lines([30, 1])],
        [EVA, mine],
      ],
      [10_000, 25_333],
      30_667,
    ],
    ['a stranger has no line, and no part of what is for all', [[9, mine]], [null], 66_000],
    [
      'a dish of which less is left of the bill',
      [
        [ANA, amount(60_000)],
        [EVA, mine],
      ],
      [60_000, 6_000],
      0,
    ],
  ])('%s', (_case, wishes, amounts, left) => {
    expect(takeAll(billOf(), wishes)).toMatchObject({ amounts, leftMinor: left });
  });

  it('asks only for the new part of what came after it was paid', () => {
    const before = takeAll(billOf(), [[ANA, mine]]);
    const grown = billOf({ lines: [...TABLE, line(50, 9_000, EVA, true), line(60, 5_000, ANA)] });
    const left = { ...grown, leftMinor: before.leftMinor + 14_000, taken: before.taken };
    expect(shareOf({ wish: mine, payerId: ANA, bill: left })).toMatchObject({
      amountMinor: 8_000,
      parts: [
        { lineId: 50, units: unitsOf({ of: 3, count: 1 }), amountMinor: 3_000 },
        { lineId: 60, amountMinor: 5_000 },
      ],
    });
  });

  it('parts what a later round costs among those who have not paid, and among all once everybody has', () => {
    const first = billOf({ lines: [line(1, 90, ANA)] });
    const grown = (paid: ReturnType<typeof takeAll>) =>
      billOf({
        lines: [line(1, 90, ANA), line(2, 60, ANA)],
        leftMinor: paid.leftMinor + 60,
        shares: paid.held,
      });
    const two = takeAll(first, [
      [ANA, equal(3)],
      [EVA, equal(3)],
    ]);
    expect(takeAll(grown(two), [[LUIS, equal(3)]]).amounts).toEqual([90]);
    const all = [ANA, EVA, LUIS].map((payer): [number, ShareWish] => [payer, equal(3)]);
    expect(takeAll(grown(takeAll(first, all)), all)).toMatchObject({ amounts: [20, 20, 20], leftMinor: 0 });
  });

  it('tells my part of the bill, whatever was paid', () => {
    const lines = sharedBy(3, TABLE);
    const partOf = (payerId: number) => myPartMinor({ lines, taken: [], payerId });
    expect([ANA, EVA, LUIS, 9].map(partOf)).toEqual([33_666, 28_666, 3_666, 0]);
  });

  it('shares what is for all among those alone whose it is, without what others have paid of it', () => {
    const wine = { ...line(30, 9_000, EVA, true), sharerIds: [ANA, EVA] };
    const bill = { ...billOf({ lines: [wine] }), lines: [wine] };
    expect(takeAll(bill, [[LUIS, mine]]).amounts).toEqual([null]);
    const paid = takeAll(bill, [
      [LUIS, lines([30, 3])],
      [ANA, mine],
      [EVA, mine],
    ]);
    expect(paid).toMatchObject({ amounts: [3_000, 3_000, 3_000], leftMinor: 0 });
    expect(myPartMinor({ lines: [wine], taken: paid.taken, payerId: ANA })).toBe(3_000);
  });

  it('is exact where the product has more digits than a number', () => {
    const dear = [line(1, 90_000_000_000_001, ANA)];
    expect(
      takeAll(billOf({ lines: dear }), [
        [ANA, lines([1, 7])],
        [EVA, lines([1, 7, 6])],
      ]).amounts,
    ).toEqual([12_857_142_857_143, 77_142_857_142_858]);
  });
});
