import { join } from 'node:path';
import { seatOf } from '@/tests/support/shops/table-shop';
import type { Row } from './rows-of-links';

export const CODE_TABLES = [seatOf('1'), seatOf('2')].map((table) => ({ ...table, seats: 4 }));

/** The commands that print and renew the codes of tables and rooms. */
export function codeRows(folder: string): Row[] {
  const file = join(folder, 'codes.html');
  const written = () => new RegExp(`^${file}: 2 codes\\. Open it in a browser and print it\\.$`);
  return [
    [({ slug }) => [slug, '--out', file], written],
    [({ slug }) => [slug, '--branch', 'centro', '--each', '--out', file], written],
    [
      ({ slug }) => [slug, '--branch', 'norte', '--out', file],
      () => /^There is no table or room at branch norte of /,
    ],
    [
      ({ slug }) => ['renew', slug, 'centro', '1'],
      ({ slug }) => new RegExp(`^1 code renewed: .* Print again with qr ${slug}\\.$`),
    ],
    [({ slug }) => ['renew', slug, 'centro'], () => /^2 codes renewed: /],
    [({ slug }) => ['renew', slug, 'centro', '9'], () => /^Branch centro of \S+ has not table or room 9\.$/],
    [({ slug }) => ['renew', slug], () => /^npm run tenant -- qr <slug> /],
  ];
}
