import { join } from 'node:path';
import type { BundleTable } from '@/backend/stored/tenant-bundle';
import type { Row } from './rows-of-links';

export const CODE_TABLES: BundleTable[] = ['1', '2'].map((label) => ({
  branchSlug: 'centro',
  kind: 'table',
  label,
  seats: null,
  active: true,
  qrVersion: 1,
}));

/** The commands that print and renew the codes of tables. */
export function codeRows(folder: string): Row[] {
  const file = join(folder, 'codes.html');
  const written = () => new RegExp(`^${file}: 2 codes\\. Open it in a browser and print it\\.$`);
  return [
    [({ slug }) => [slug, '--out', file], written],
    [({ slug }) => [slug, '--branch', 'centro', '--each', '--out', file], written],
    [
      ({ slug }) => [slug, '--branch', 'norte', '--out', file],
      () => /^There is no table at branch norte of /,
    ],
    [
      ({ slug }) => ['renew', slug, 'centro', '1'],
      ({ slug }) => new RegExp(`^1 code renewed: .* Print again with qr ${slug}\\.$`),
    ],
    [({ slug }) => ['renew', slug, 'centro'], () => /^2 codes renewed: /],
    [({ slug }) => ['renew', slug, 'centro', '9'], () => /^Branch centro of \S+ has not table 9\.$/],
    [({ slug }) => ['renew', slug], () => /^npm run tenant -- qr <slug> /],
  ];
}
