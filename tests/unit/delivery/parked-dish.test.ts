import { branchesForDish } from '@/lib/domain/delivery/parked-dish';

const reaching = (supplier_id: number, delivery_price: number | null = 1_000 * supplier_id) => ({
  supplier_id,
  delivery_price,
});
const go = (list: ReturnType<typeof reaching>[], open: number[] = [1, 2, 3]) =>
  branchesForDish({ reaching: list, own: 1, isOpen: (id) => open.includes(id) }).map(
    ({ supplier_id }) => supplier_id,
  );

test('a dish stays at its own branch where that one comes, whatever another costs (rule delivery/parked)', () => {
  expect(go([reaching(2), reaching(1, null)], [2])).toEqual([1]);
});

test('else the cheapest open branch with a price takes it', () => {
  expect(go([reaching(2), reaching(3)])).toEqual([2, 3]);
  expect(go([reaching(2), reaching(3)], [3])).toEqual([3, 2]);
  expect(go([reaching(2, null), reaching(3)], [2])).toEqual([3, 2]);
});

test('nobody takes it where nobody comes', () => {
  expect(go([])).toEqual([]);
});
