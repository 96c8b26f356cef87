import { listScreens } from '@/lib/domain/tenant/screens';
import { listSourceFiles } from './source-files';

/** The words of the screens' addresses; `delivery` is a service's name too. */
const WORDS = new Set(
  listScreens()
    .flatMap(([shape]) => shape.split('/'))
    .filter((word) => /^[a-z]/.test(word) && word !== 'delivery'),
);
const PATTERN = new RegExp(`[\`'"}]/(?:${[...WORDS].join('|')})(?=[\`'"/?#$])`, 'g');
const findPaths = (text: string) => text.match(PATTERN) ?? [];

test('the addresses of screens are written in lib/domain/tenant/screens.ts alone', () => {
  const files = listSourceFiles({ folders: ['app', 'components', 'lib', 'backend'], pattern: /\.tsx?$/ });
  // The contract's paths are of services, some of the same words.
  const ours = files.filter(({ path }) => !path.startsWith('lib/contract/'));
  const found = ours.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|import|} from)|\bapp\.(?:get|post|put|delete)\(/.test(line))
      .flatMap((line) => findPaths(line).map((one) => `${path}: ${one}`)),
  );
  expect(ours.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

test.each([
  ["href='/branch-offices'", 1],
  ['goTo(`/{slug}/checkout/{id}`)', 1],
  ['`/{slug}/menu-digital?service=room`', 1],
  ["screenPath({ screen: '*/checkout/#', slug, id })", 0],
  ['`/services/cart/orders/{id}`', 0],
])('%s: %i', (text, count) => {
  expect(findPaths(text)).toHaveLength(count);
});
