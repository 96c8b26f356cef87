import type { Row } from './rows-of-links';

/** The commands that give money back. */
export const REFUND_ROWS: Row[] = [
  // The same words twice, whatever the space around them: one refund.
  ...['faltó el pan', ' faltó el pan '].map(
    (reason): Row => [
      ({ slug }) => [slug, '1', '2500', '--reason', reason],
      ({ slug }) =>
        new RegExp(`^Order number 1 of ${slug}:\n2500 +to be given back by hand, then said with --given$`),
    ],
  ),
  [
    ({ slug }) => [slug, '1', '10001', '--reason', 'todo'],
    () => /^of what was paid online, 10000 COP can be given back$/,
  ],
  [
    ({ slug }) => [slug, '1', '--given', '--note', 'en efectivo'],
    ({ slug }) => new RegExp(`^Order number 1 of ${slug}:\n2500 +given back$`),
  ],
  [({ slug }) => [slug, '1', 'mucho', '--reason', 'x'], () => /^An amount is more than 0; a reason/],
  [
    ({ slug }) => [slug, '7', '--reason', 'x'],
    ({ slug }) => new RegExp(`^${slug} has no order number 7\\.$`),
  ],
  [({ slug }) => [slug, '1', '2500'], () => /^npm run tenant -- refund <slug> <number> /],
];
