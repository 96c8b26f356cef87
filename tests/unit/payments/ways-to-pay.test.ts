import { waysToPay } from '@/lib/domain/payments/ways-to-pay';

const way = (method: string, minor: number, isPaid: boolean, last: number) => ({
  ...{ method, minor, isPaid, last },
});

test('the ways that brought money stand with the most first (rule staff/orders)', () => {
  const ways = [way('cash', 20, true, 1), way('transfer', 0, false, 3), way('card', 28, true, 2)];
  expect(waysToPay(ways).map(({ method }) => method)).toEqual(['card', 'cash']);
});

test('where nothing was paid, the way that was tried last stands there, and none where nobody tried', () => {
  expect(waysToPay([way('card', 0, false, 1), way('cash', 0, false, 2)])).toEqual([way('cash', 0, false, 2)]);
  expect(waysToPay([])).toEqual([]);
});
