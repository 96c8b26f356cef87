import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenantCommand } from '@/tests/e2e/support/command-line';

export const LONG_TENANT = 'menu-largo';
export const LONG_CATEGORIES = 10;
const PER_CATEGORY = 50;
export const LONG_PRODUCTS = LONG_CATEGORIES * PER_CATEGORY;

const WORDS = [
  'ajiaco',
  'plátano',
  'queso',
  'maíz',
  'trucha',
  'cilantro',
  'limón',
  'yuca',
  'costilla',
  'coco',
];
const words = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) => WORDS[(seed * 7 + index * 3) % WORDS.length]).join(' ');

/** The name of a product of the long menu. */
export const longName = (index: number) => `Plato ${index + 1} de ${words(2, index)}`;

function writeMenu(folder: string): void {
  const categories = Array.from({ length: LONG_CATEGORIES }, (_, index) => `c${index},,Grupo ${index + 1}`);
  categories.push(`hijo,c${LONG_CATEGORIES - 1},Rincón escondido`);
  const products = Array.from({ length: LONG_PRODUCTS }, (_, index) => {
    const own = Math.floor(index / PER_CATEGORY);
    const category = own === LONG_CATEGORIES - 1 && index % 2 ? 'hijo' : `c${own}`;
    return `p${index},${category},${longName(index)},Con ${words(9, index)},${9_000 + (index % 40) * 700},1f372.webp`;
  });
  writeFileSync(join(folder, 'categories.csv'), `key,parent,name_es\n${categories.join('\n')}\n`);
  writeFileSync(
    join(folder, 'menu.csv'),
    `sku,category,name_es,description_es,price,image\n${products.join('\n')}\n`,
  );
}

/** Imports a tenant with 500 products; the same one for every file that asks. */
export async function importLongMenu(): Promise<void> {
  const folder = join(mkdtempSync(join(tmpdir(), 'long-menu-')), LONG_TENANT);
  mkdirSync(join(folder, 'images'), { recursive: true });
  cpSync('tenants/brasa-andina/images/1f372.webp', join(folder, 'images', '1f372.webp'));
  writeFileSync(
    join(folder, 'tenant.yaml'),
    [
      'name: Menú largo',
      `domains: [${LONG_TENANT}.localhost]`,
      'country: CO',
      'currency: COP',
      'language: es',
      'langs: [es]',
      'category: restaurant',
      'links: [take_away]',
      "theme: { dark: false, theme_color: '#1f5fa8', titles_txt_color: '#12335c', page_bgcolor: '#f7fafc' }",
      'linktree:',
      '  - { label: Para llevar, target: service_take_away }',
    ].join('\n'),
  );
  writeFileSync(
    join(folder, 'branches.yaml'),
    [
      '- slug: centro',
      '  name: Centro',
      '  city: Bogotá',
      "  address: 'Calle 1 # 2-3'",
      '  latitude: 4.6',
      '  longitude: -74.06',
      '  timezone: America/Bogota',
      '  services: [take_away]',
      "  hours: [{ days: [mon, tue, wed, thu, fri, sat, sun], open: '00:00', close: '23:59' }]",
    ].join('\n'),
  );
  writeMenu(folder);
  await tenantCommand('import', folder);
}
