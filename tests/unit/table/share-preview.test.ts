import { previewShare, type ShareChoice } from '@/lib/domain/table/share-preview';

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
