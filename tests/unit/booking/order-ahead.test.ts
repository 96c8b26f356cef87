import { arrivalFrom, arrivalUntil, partByStock } from '@/lib/domain/booking/order-ahead';

const line = (part: Partial<Parameters<typeof partByStock>[0][number]> = {}) => ({
  offerId: 1,
  count: 2,
  stock: null,
  available: true,
  sold: true,
  choicesFit: true,
  ...part,
});

describe('what is left of an order (rule booking/ordering-ahead)', () => {
  it.each([
    ['is off', { available: false }],
    ['is on the menu no more', { sold: false }],
    ['has other options by now', { choicesFit: false }],
    ['has one piece left of two', { stock: 1 }],
  ])('a dish that %s is gone', (_what, part) => {
    const [other, gone] = [line({ offerId: 2 }), line(part)];
    expect(partByStock([gone, other])).toEqual({ left: [other], gone: [gone] });
  });

  it('the first lines of a dish get what is left, each whole', () => {
    const lines = [line({ stock: 3 }), line({ stock: 3 }), line({ stock: 3, count: 1 })];
    expect(partByStock(lines)).toEqual({ left: [lines[0], lines[2]], gone: [lines[1]] });
  });
});

test('a party comes from half an hour before its hour (rule booking/ordering-ahead)', () => {
  const eight = new Date('2026-11-21T01:00:00Z');
  expect(arrivalFrom(eight)).toEqual(new Date('2026-11-21T00:30:00Z'));
  expect(arrivalUntil(arrivalFrom(eight))).toEqual(eight);
});
