import { countConnections } from '@/server/open-files.mjs';

test.each([
  [256, 96],
  [65_536, 32_736],
  [20, 16],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])(
  'of %d files visitors may have %d, and their calls as many (guarantee/open-files)',
  (limit, connections) => {
    expect(countConnections(limit)).toBe(connections);
  },
);
