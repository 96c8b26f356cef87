import { findClosest } from '@/lib/domain/text/find-closest.mjs';

test.each([
  ['prce', ['sku', 'price'], 'price'],
  ['LIMIT_STREAM', ['LIMIT_STREAMS', 'LIMIT_STREAM_OPENINGS_PER_MINUTE'], 'LIMIT_STREAMS'],
  ['Precio', ['sku', 'category'], null],
  ['price', [], null],
])('%s among %j means %s', (word, known, meant) => {
  expect(findClosest({ word, known })).toBe(meant);
});
