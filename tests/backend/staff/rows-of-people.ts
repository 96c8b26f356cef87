import type { Row } from './rows-of-links';

/** The people of a restaurant (rule staff/people). */
export const PEOPLE_ROWS: Row[] = [
  [({ slug }) => [slug], () => /^Nobody works there yet\.$/],
  [
    ({ slug }) => ['invite', slug, 'eva@people.test', 'cook'],
    () => /^"cook" is no role; there are: owner, manager, cashier, waiter, kitchen\.$/,
  ],
  [({ slug }) => ['invite', slug, 'eva'], () => /^"eva" is no mail address\.$/],
  [
    ({ slug }) => ['invite', slug, 'Ana@people.test'],
    ({ slug }) =>
      new RegExp(
        `^http://staff\\.localhost:3000/invitation#token=[\\w-]{43}\nana@people\\.test becomes owner of ${slug} by this link, once, until \\d{4}-.* UTC\\.$`,
      ),
  ],
  [
    ({ slug }) => ['invite', slug, 'eva@people.test', 'kitchen'],
    ({ slug }) => new RegExp(`\neva@people\\.test becomes kitchen of ${slug} by this link, once, until `),
  ],
  [
    ({ slug }) => [slug],
    () =>
      /^role +mail +name +state \(UTC\)\nkitchen +eva@people\.test +invited until \d{4}-.*\nowner +ana@people\.test +invited until \d{4}-.*$/,
  ],
  [
    ({ slug }) => ['password', slug, 'nobody@people.test'],
    ({ slug }) => new RegExp(`^nobody@people\\.test does not work for ${slug}\\.$`),
  ],
  [
    ({ slug }) => ['second-factor', slug, 'nobody@people.test'],
    ({ slug }) => new RegExp(`^nobody@people\\.test does not work for ${slug}\\.$`),
  ],
  [
    ({ slug }) => ['remove', slug, 'nobody@people.test'],
    ({ slug }) => new RegExp(`^nobody@people\\.test does not work for ${slug}\\.$`),
  ],
];

/** The people of the installation (rule staff/operators). */
export const OPERATOR_ROWS: Row[] = [
  [() => [], () => /^(There is no operator yet\.$|mail +name +second factor +since\n)/],
  [
    ({ generated }) => ['invite', `${generated}@operators.test`],
    ({ generated }) =>
      new RegExp(
        `^http://staff\\.localhost:3000/invitation#token=[\\w-]{43}\n${generated}@operators\\.test becomes an operator by this link, once, until \\d{4}-.* UTC\\.$`,
      ),
  ],
];
