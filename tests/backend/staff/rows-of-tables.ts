import { splitCode } from '@/lib/domain/table/code-parts';
import { signedCode } from '@/tests/support/shops/signed-code';
import type { Facts, Row } from './rows-of-links';

/** Three lemonades, as a phone without a signal shows them. */
const codeOf = ({ table, product, codeSecret }: Facts, tableId = table): string =>
  signedCode(
    {
      tableId,
      member: 1,
      key: 'shown-by-ana',
      lines: [{ offerId: product, count: 3, choices: [], comment: '', member: 1, forAll: false }],
    },
    codeSecret,
  );

/** Four lemonades with long wishes: more than one code holds. */
const partsOf = (facts: Facts): string[] => {
  const line = { offerId: facts.product, count: 1, choices: [], member: 1, forAll: false };
  const lines = ['a', 'b', 'c', 'd'].map((sign) => ({ ...line, comment: sign.repeat(200) }));
  const key = 'shown-in-parts';
  return splitCode({
    text: signedCode({ tableId: facts.table, member: 1, key, lines }, facts.codeSecret),
    key,
  });
};

/** The commands that read and change the account of table 1, where Ana has sent a lemonade. */
export const TABLE_ROWS: Row[] = [
  [
    ({ slug }) => [slug],
    () => /^branch +table +state +rounds +total +left +people\ncentro +1 +open +1 +\d+ +\d+ +1 Ana$/,
  ],
  [
    ({ slug }) => [slug, '1'],
    () =>
      /^Table 1 of centro, order number \d+: open\nat the table: 1 Ana\nround 1 +line \d+ +1 × limonada +1 Ana +sent +\d+\ntotal \d+, paid 0, left \d+$/,
  ],
  [
    ({ slug }) => [slug, '7'],
    ({ slug }) => new RegExp(`^Table 7 of ${slug} has no account that is open or waits for its kitchen\\.$`),
  ],
  [
    ({ slug }) => [slug, '1', '--round', '1', '--state', 'served'],
    () => /\nround 1 +line \d+ +1 × limonada +1 Ana +served +\d+\n/,
  ],
  [({ slug }) => [slug, '1', '--round', '1', '--state', 'burnt'], () => /state/],
  [
    ({ slug, product }) => [
      slug,
      '1',
      '--branch',
      'centro',
      '--add',
      String(product),
      '--count',
      '2',
      '--later',
    ],
    () => /\nround 2 +line \d+ +2 × limonada +added by staff +later +\d+\n/,
  ],
  [
    ({ slug }) => [slug, '1', '--call'],
    () => /\nround 2 +line \d+ +2 × limonada +added by staff +sent +\d+\n/,
  ],
  [
    (facts) => [facts.slug, '1', '--code', codeOf(facts)],
    () => /\nround 3 +line \d+ +3 × limonada +1 Ana +sent +\d+\n/,
  ],
  [
    (facts) => [facts.slug, '1', '--code', codeOf(facts, facts.table + 1)],
    () => /^The code is not of table 1\.$/,
  ],
  [
    (facts) => [
      facts.slug,
      '1',
      ...partsOf(facts)
        .slice(1)
        .flatMap((part) => ['--code', part]),
    ],
    () => /^Parts of the code are missing: 1\.$/,
  ],
  [
    (facts) => [
      facts.slug,
      '1',
      ...partsOf(facts)
        .reverse()
        .flatMap((part) => ['--code', part]),
    ],
    () => /(\nround 4 +line \d+ +1 × limonada +«[abcd]{200}» +1 Ana +sent +\d+){4}\n/,
  ],
  [({ slug }) => [slug, '1', '--code', 'W1'], () => /^That is not the code that a phone shows/],
  [({ slug }) => [slug, '1', '--admit', 'Eva'], () => /^Nobody of that name waits: Eva\.$/],
  [({ slug }) => [slug, '1', '--move', '9'], () => /^centro has no table 9\.$/],
  [({ slug }) => [slug, '1', '--move', '2'], () => /^Table 2 of centro, /],
  [({ slug }) => [slug, '2', '--remove', '1'], () => /\nat the table: nobody\n/],
  [({ slug }) => [slug, '2', '--close'], () => /reason/],
  [({ slug }) => [slug, '2', '--close', '--reason', 'en caja'], () => /^Table 2 of centro, .*: closed\n/],
  [({ slug }) => [slug], () => /^branch .*\ncentro +2 +closed +4 /],
  [
    ({ slug }) => [slug, '2', '--order', '99999', '--round', '2', '--state', 'served'],
    () => /no such account/,
  ],
  [({ slug }) => [slug, '2', '--round', '2', '--state', 'served'], () => /: closed\n/],
  [({ slug }) => [slug, '2', '--round', '3', '--state', 'served'], () => /: closed\n/],
  [({ slug }) => [slug, '2', '--round', '4', '--state', 'served'], () => /: closed\n/],
  [
    ({ slug }) => [slug],
    ({ slug }) => new RegExp(`^${slug} has no account that is open or waits for its kitchen\\.$`),
  ],
  [({ slug }) => [slug, '1', '--round', '1', '--move', '2'], () => /^npm run tenant -- table <slug> /],
];
