import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CsvRow, writeCsv } from '@/backend/folders/print/write-csv';
import { generateTenant } from '@/scripts/generated-tenant/generate-tenant';

type MessyProduct = {
  sku: string;
  name: string;
  description: string;
  priceMinor: number;
  groups: string[];
};

const NAME_LENGTH = 120;
/** As Excel writes a list in a country where the comma parts decimals. */
const EXCEL = { delimiter: ';', lineEnd: '\r\n', byteOrderMark: true } as const;
const OPTIONS_A_GROUP = 4;

/** A name of as many characters as are allowed, with what breaks careless readers. */
function longName(index: number): string {
  const start = `🌮 «Taco» "El Jefe" ${index}; con ají, <b>fuego</b> & 50% más · l'ñandú – `;
  return [...start.padEnd(NAME_LENGTH * 2, 'é日🔥x')].slice(0, NAME_LENGTH).join('');
}

const descriptionOf = (index: number) =>
  `<b>Rica</b> y "fresca"; plato ${index}, 👨‍👩‍👧‍👦 para todos\nSegunda línea\u00a0— </script><!-- &amp; \\n`;
const keyOf = (index: number) => `grupo ${index + 1} ñ`;

/** A real, messy restaurant: names, files and answers to compare with. */
export function createMessyMenu({ products, groups }: { products: number; groups: number }) {
  const list = Array.from({ length: products }, (_, index): MessyProduct => {
    const first = index % groups;
    return {
      sku: `SKU.${index + 1}_x-y`,
      name: index % 3 === 0 ? longName(index) : `Plato "n.º ${index}"; ${'🍲'.repeat(index % 4)} ¡sí!`,
      description: index % 5 === 4 ? '' : descriptionOf(index),
      priceMinor: 1_290 + index * 5,
      groups: index % 2 === 0 ? [keyOf(first), keyOf((first + 1) % groups)] : [],
    };
  });
  const menuRows = list.map(
    ({ sku, name, description, priceMinor, groups: used }, index): CsvRow => ({
      sku,
      name_es: name,
      description_es: description,
      price: (priceMinor / 100).toFixed(2),
      category: index % 2 === 0 ? 'impar' : 'par',
      options: used.join(' | '),
      alcohol: index % 7 === 0 ? 'Sí' : '',
    }),
  );
  const optionRows = Array.from({ length: groups }, (_, group) =>
    Array.from({ length: OPTIONS_A_GROUP }, (_unused, option): CsvRow => {
      const own = option === 0 ? { group_es: `¿Algo "más" ${group}? 🥑`, min: 0, max: 3, free: 1 } : {};
      return {
        ...own,
        group: keyOf(group),
        option: `o;${option}`,
        option_es: `Opción "${option}"; <i>x</i>`,
        price: option === 0 ? '' : '2.50',
      };
    }),
  ).flat();
  return { list, menuRows, optionRows };
}

/** The columns of the menu as they happen to stand in a spreadsheet. */
export const MESSY_COLUMNS = ['price', 'options', 'name_es', 'alcohol', 'description_es', 'category', 'sku'];

/** Writes the tenant's folder, in soles: two decimals. */
export async function writeMessyFolder({
  folder,
  slug,
  columns = MESSY_COLUMNS,
  menuRows,
  optionRows,
}: {
  folder: string;
  slug: string;
  columns?: readonly string[];
  menuRows: readonly CsvRow[];
  optionRows: readonly CsvRow[];
}): Promise<void> {
  const generated = generateTenant({ slug, products: 1, seed: 1 });
  const categories = ['par', 'impar'].map((key) => ({ key, name_es: `Platos "${key}"; 🍽️` }));
  const optionColumns = ['price', 'option_es', 'option', 'free', 'max', 'min', 'group_es', 'group'];
  const files = {
    ...generated,
    'tenant.yaml': (generated['tenant.yaml'] ?? '')
      .replace('country: CO', 'country: PE')
      .replace('COP', 'PEN'),
    'categories.csv': writeCsv({ columns: ['name_es', 'key'], rows: categories, ...EXCEL }),
    'menu.csv': writeCsv({ columns, rows: menuRows, ...EXCEL }),
    'options.csv': writeCsv({ columns: optionColumns, rows: optionRows, ...EXCEL }),
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
}
