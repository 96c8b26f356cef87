import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { meaning, type Problem, say } from '@/lib/domain/shop/problem';
import { findClosest } from '@/lib/domain/text/find-closest.mjs';

/** All that a folder may hold beside its menu files; `accounts.yaml` is read by the installation. */
const READ = [
  ...['tenant.yaml', 'branches.yaml', 'categories.csv', 'options.csv', 'coverage.geojson', 'coupons.csv'],
  ...['popups.csv', 'surveys.yaml', 'tables.csv', 'guests.csv', 'accounts.yaml', 'images'],
];
/** Names that `menu-files.ts` reads or refuses. */
const MENU = /^men[uú].*\.csv$/i;
/** Files of these kinds were made to be read; notes beside them were not. */
const TOLD: ReadonlySet<string> = new Set(
  'csv tsv yaml yml geojson json xlsx xls ods'.split(' ').map((kind) => `.${kind}`),
);

/** Beginnings of Spanish and Portuguese names, and of other English ones. */
const MEANT: readonly (readonly [name: RegExp, read: string])[] = [
  [/^(imag|foto|picture|img)/, 'images'],
  [/^(cup|coupon)/, 'coupons.csv'],
  [/^(mesa|table)/, 'tables.csv'],
  [/^(opci|opco|option)/, 'options.csv'],
  [/^categor/, 'categories.csv'],
  [/^(sucursal|sede|local|filia|unidade|branch)/, 'branches.yaml'],
  [/^(huesped|hospede|guest)/, 'guests.csv'],
  [/^(encuesta|pesquisa|survey)/, 'surveys.yaml'],
  [/^(zona|cobertura|zone)/, 'coverage.geojson'],
  [/^(menu|carta|cardapio|producto|produto|product)/, 'menu.csv'],
];

const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function meantBy(name: string): string | null {
  const word = plain(name);
  return MEANT.find(([begins]) => begins.test(word))?.[1] ?? findClosest({ word, known: READ, most: 2 });
}

/** Files and folders that an import does not look at: a coupon in `coupon.csv` would be valid nowhere, in silence. */
export async function listUnread(folder: string): Promise<Problem[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() || TOLD.has(extname(entry.name).toLowerCase()))
    .filter(({ name }) => !name.startsWith('.') && !READ.includes(name) && !MENU.test(name.normalize('NFC')))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((entry) => ({
      place: { file: entry.isDirectory() ? `${entry.name}/` : entry.name },
      ...meaning(say('file_unknown'), meantBy(entry.name)),
    }));
}
