import { readWish } from '@/components/booking/reserve/address-wish';

test.each([
  ['', { people: 2, date: null }],
  ['?people=5&date=2026-12-01', { people: 5, date: '2026-12-01' }],
  ['?people=200', { people: 8, date: null }],
  ['?people=0&date=2026-02-30', { people: 2, date: null }],
  ['?people=x&date=mañana', { people: 2, date: null }],
])('%s asks for %j', (query, wish) => {
  expect(readWish({ query, maxPeople: 8 })).toEqual(wish);
});

test('a branch for one is asked for one', () => {
  expect(readWish({ query: '', maxPeople: 1 }).people).toBe(1);
});
