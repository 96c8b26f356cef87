import { placingOf } from '@/lib/domain/delivery/placing';

test.each([
  ['a branch that needs a point', { point: 'required', zones: 0, hasMap: false }, 'map'],
  ['zones by name beside a map', { point: 'optional', zones: 2, hasMap: true }, 'map'],
  ['zones by name and no map', { point: 'optional', zones: 2, hasMap: false }, 'zone'],
  ['one zone, which is chosen by itself', { point: 'optional', zones: 1, hasMap: false }, 'map'],
  ['a list of zones alone', { point: 'none', zones: 2, hasMap: true }, 'zone'],
  ['words alone', { point: 'none', zones: 1, hasMap: false }, 'words'],
] as const)('%s (rule delivery/place-search)', (_what, page, placing) => {
  expect(placingOf(page)).toBe(placing);
});
