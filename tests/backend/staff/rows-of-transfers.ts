import { join } from 'node:path';
import type { Row } from './rows-of-links';

/** Commands on order number 3, whose transfer has a proof; saved proofs lie in `folder`. */
export const transferRows = (folder: string): Row[] => [
  [
    ({ slug }) => [slug, '3', '--save', join(folder, `${slug}.webp`)],
    ({ slug }) => new RegExp(`^The proof of order number 3 of ${slug} is in .*/${slug}\\.webp\\.$`),
  ],
  // A file that is there stays.
  [({ slug }) => [slug, '3', '--save', join(folder, `${slug}.webp`)], () => /^EEXIST/],
  [({ slug }) => [slug, '3', '--refuse', 'lost'], () => /^A refusal says why: not_arrived, /],
  [
    ({ slug }) => [slug, '3', '--confirm'],
    ({ slug }) => new RegExp(`^The transfer of order number 3 of ${slug} is paid\\.$`),
  ],
  [({ slug }) => [slug, '3', '--refuse', 'unreadable'], () => /^the payment is success already$/],
  [({ slug }) => [slug, '1', '--confirm'], () => /^This order has no proof of a transfer\.$/],
  [({ slug }) => [slug, '3'], () => /^npm run tenant -- transfer <slug> <number> /],
];
