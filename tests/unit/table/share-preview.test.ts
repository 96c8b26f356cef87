import {
  countPayers,
  offeredParts,
  partNow,
  previewShare,
  type ShareChoice,
} from '@/lib/domain/table/share-preview';

const share = { member: 2, payer: 2, is_mine: false, kind: 'mine' as const, state: 'paid' as const };
type Bill = Parameters<typeof previewShare>[0]['bill'];
const BILL: Bill = {
  shares: [share],
  free: 80,
  my_due: 30,
  lines: [
    { id: 1, subtotal: 25, open: 25 },
    { id: 2, subtotal: 40, open: 10 },
    { id: 3, subtotal: 10, open: 10 },
  ],
};
const preview = (choice: ShareChoice, bill = BILL) => previewShare({ choice, bill, currency: 'COP' });

describe('what a share will come to (rule table/split)', () => {
  it.each<[string, ShareChoice, number]>([
    ['mine', { kind: 'mine' }, 30],
    ['an equal part of what is left, among those who have none', { kind: 'equal', of: 3 }, 40],
    ['an equal part, rounded down', { kind: 'equal', of: 4 }, 26],
    ['all of it, of which 20 are paid', { kind: 'equal', of: 1 }, 80],
    ['all that is left', { kind: 'all' }, 80],
    ['what is left of a line', { kind: 'lines', parts: new Map([[2, 'rest']]) }, 10],
    ['an amount', { kind: 'amount', amount: 50 }, 50],
    ['more than is left', { kind: 'amount', amount: 90 }, 80],
    ['a whole line', { kind: 'lines', parts: new Map([[1, { of: 1, count: 1 }]]) }, 25],
    ['a third of a line, rounded down', { kind: 'lines', parts: new Map([[3, { of: 3, count: 1 }]]) }, 3],
    ['no more of a line than is open', { kind: 'lines', parts: new Map([[2, { of: 2, count: 1 }]]) }, 10],
    ['nothing', { kind: 'lines', parts: new Map() }, 0],
  ])('%s', (_what, choice, amount) => expect(preview(choice)).toBe(amount));

  it.each<[string, Bill['shares'], number]>([
    ['nobody has one', [], 20],
    [
      'my own, which I choose anew',
      [{ ...share, payer: 1, is_mine: true, kind: 'equal', state: 'held' }],
      20,
    ],
    ['what I paid of my own', [{ ...share, payer: 1, is_mine: true }], 20],
    [
      'my equal part, paid: this one is a friend’s',
      [{ ...share, payer: 1, is_mine: true, kind: 'equal' }],
      26,
    ],
    ['a friend who holds one', [{ ...share, kind: 'equal', state: 'held' }], 26],
    ['a friend who only holds a dish', [{ ...share, state: 'held' }], 20],
    ['two of one friend’s dishes', [share, share], 26],
    [
      'two who came by a link',
      [
        { ...share, member: null },
        { ...share, payer: 6, member: null },
      ],
      40,
    ],
    [
      'one who came by a link, twice',
      [
        { ...share, member: null },
        { ...share, member: null },
      ],
      26,
    ],
  ])('four people, and who has a part is taken off: %s', (_who, shares, amount) => {
    expect(preview({ kind: 'equal', of: 4 }, { ...BILL, shares })).toBe(amount);
  });

  it('begins with those at the table, and those who paid and are gone', () => {
    const mine = { ...share, payer: 6, member: 1, is_mine: true };
    const byLink = { ...share, payer: 7, member: null };
    expect(countPayers({ present: [1, 2], shares: [share, mine] })).toBe(2);
    expect(countPayers({ present: [1], shares: [share, share, mine, byLink, byLink] })).toBe(3);
  });

  it('counts cents', () => {
    const bill = { ...BILL, free: 24.9, shares: [] };
    expect(previewShare({ choice: { kind: 'equal', of: 2 }, bill, currency: 'PEN' })).toBe(12.45);
  });
});

describe('what is offered of a dish (rule table/split)', () => {
  const line = { id: 1, subtotal: 49_500, open: 49_500 };
  const [whole, half, third, quarter] = [1, 2, 3, 4].map((of) => ({ of, count: 1 }));
  const offered = (open: number) => offeredParts({ line: { ...line, open }, currency: 'COP' });

  it.each([
    ['all of it, where nobody took any', 49_500, [whole, half, third, quarter]],
    ['what is left first, and no piece that is more', 24_750, ['rest', third, quarter]],
    ['what is left alone', 10_000, ['rest']],
    ['nothing, where all is taken', 0, []],
  ])('%s', (_what, open, parts) => expect(offered(open)).toEqual(parts));

  it('what was chosen becomes what is left once others take of it', () => {
    const now = (open: number, of: number) =>
      partNow({ part: { of, count: 1 }, line: { ...line, open }, currency: 'COP' });
    expect([now(49_500, 1), now(24_750, 1), now(24_750, 3), now(0, 1)]).toEqual([whole, 'rest', third, null]);
  });
});
