import { offeredParts, partNow, previewShare, type ShareChoice } from '@/lib/domain/table/share-preview';

const BILL = {
  total: 100,
  deposit: 0,
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
    ['an equal part, rounded down', { kind: 'equal', of: 3 }, 33],
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

  it('shares nothing of what was paid with a booking (rule booking/deposit)', () => {
    expect(preview({ kind: 'equal', of: 2 }, { ...BILL, deposit: 20 })).toBe(40);
  });

  it('counts cents', () => {
    const bill = { ...BILL, total: 24.9, free: 24.9 };
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
