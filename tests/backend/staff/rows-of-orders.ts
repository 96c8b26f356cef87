import type { Row } from './rows-of-links';

/** The order number 1, paid and placed by Ana, and what tables wait for. */
export const ORDER_ROWS: Record<string, Row[]> = {
  order: [
    [
      ({ slug }) => [slug],
      () =>
        /^number +status +service .*when \(local\) .*news \(UTC\)\n1 +in_progress +take_away +2026-11-18 17:00 +by 2026-11-18 12:40 +\d+ +paid$/m,
    ],
    [
      ({ slug }) => [`${slug}#1`],
      () =>
        /^Order number 1 \(id \d+\): in_progress\n1 × limonada +.*\d+\nservice +take_away\nwho +\S.* \+57 /,
    ],
    [({ slug }) => [`${slug}#77`, 'accepted'], ({ slug }) => new RegExp(`^There is no order ${slug}#77\\.$`)],
    [
      ({ slug }) => [`${slug}#1`, 'cooked'],
      () => /^"cooked" is no status of an order; there are: in_progress, /,
    ],
    [
      ({ slug }) => [`${slug}#1`, 'finished'],
      () => /^That does not follow .*\(illegal_transition\) from: in_progress, to: finished$/,
    ],
    [({ slug }) => [`${slug}#1`, 'accepted', '--minutes', '0'], () => /^Minutes are 1 to 240; /],
    [
      ({ slug }) => [`${slug}#1`, 'read'],
      ({ slug }) => new RegExp(`^The news of order number 1 of ${slug} are read`),
    ],
    [
      ({ order }) => [String(order), 'accepted'],
      ({ order, slug }) =>
        new RegExp(
          `^Order number 1 of ${slug} \\(id ${order}\\) is accepted; it is packed to be taken along\\.$`,
        ),
    ],
    [
      ({ slug }) => [`${slug}#1`, 'preparation'],
      ({ order, slug }) =>
        new RegExp(
          `^Order number 1 of ${slug} \\(id ${order}\\) is preparation; it is packed to be taken along\\.$`,
        ),
    ],
  ],
  payments: [
    [({ slug }) => [slug], ({ slug }) => new RegExp(`^Nobody at ${slug} waits to pay in person\\.$`)],
    [({ slug }) => [slug, '999999', 'taken'], () => /^There is nothing of that number .*\(not_found\)$/],
    [({ slug }) => [slug, '7', 'maybe'], () => /^npm run tenant -- payments <slug>/],
  ],
  'room-charges': [
    [({ slug }) => [slug], ({ slug }) => new RegExp(`^Every charge to a room of ${slug} is on its bill\\.$`)],
    [({ slug }) => [slug, '999999', '20'], () => /^There is nothing of that number .*\(not_found\)$/],
    [({ slug }) => [slug, '7', 'all'], () => /^npm run tenant -- room-charges <slug>/],
  ],
  'waiter-calls': [
    [({ slug }) => [slug], ({ slug }) => new RegExp(`^Nobody at ${slug} calls the waiter\\.$`)],
    [({ slug }) => [slug, '999999', 'Ana'], () => /^There is nothing of that number .*\(not_found\)$/],
  ],
};
