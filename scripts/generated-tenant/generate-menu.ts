import { type CsvRow, writeCsv } from '@/backend/folders/print/write-csv';
import { ALLERGENS } from '@/lib/domain/menu/food-labels';
import {
  COMPANY,
  DETAILS,
  GROUPS,
  KINDS,
  type Kind,
  SECTIONS,
  STYLES,
  SUBSECTIONS,
  type Words,
} from './menu-words';
import type { Random } from './seeded-random';

const texts = (column: string, [es, en]: Words) => ({ [`${column}_es`]: es, [`${column}_en`]: en });
const join = (...words: Words[]): Words => [
  words
    .map(([es]) => es)
    .filter(Boolean)
    .join(' '),
  words
    .map(([, en]) => en)
    .filter(Boolean)
    .join(' '),
];

const toSentence = (parts: string[]) => {
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

type Section = { kind: Kind; key: string; name: Words; leaves: string[] };

/** One for a dozen products, at least five; every third has subsections. */
function listSections(products: number): Section[] {
  const all = SECTIONS.flatMap((section, round) =>
    KINDS.map((kind, index) => ({ kind, name: join(kind.name, section), key: `s${round}-${index}` })),
  );
  const count = Math.min(all.length, Math.max(5, Math.round(products / 12)));
  return all.slice(0, count).map((section, index) => ({
    ...section,
    leaves: index % 3 === 2 ? SUBSECTIONS.map((_, part) => `${section.key}-${part}`) : [section.key],
  }));
}

function toCategoryRows({ key, name, leaves }: Section): CsvRow[] {
  const own = { key, ...texts('name', name) };
  if (leaves.length === 1) return [own];
  const parts = SUBSECTIONS.map((part, index) => ({
    key: `${key}-${index}`,
    parent: key,
    ...texts('name', part),
  }));
  return [own, ...parts];
}

function listNames({ kind, random }: { kind: Kind; random: Random }): Words[] {
  const names = kind.dishes.flatMap((dish) =>
    STYLES.flatMap((style) => COMPANY.map((company) => join(dish, style, company))),
  );
  return random.shuffle(names);
}

/** When all are taken it starts again with numbers. */
function createNames(names: readonly Words[]): () => Words | undefined {
  let taken = 0;
  return () => {
    const round = Math.floor(taken / names.length);
    const name = names.at(-1 - (taken % names.length));
    taken += 1;
    return name && round > 0 ? join(name, [String(round + 1), String(round + 1)]) : name;
  };
}

const PLENTY = 99_999;

type ProductRow = { row: CsvRow; section: number };

function toProductRow({
  index,
  section,
  name,
  random,
}: {
  index: number;
  section: Section;
  name: Words;
  random: Random;
}): CsvRow {
  const [from, to] = section.kind.prices;
  const price = random.whole(from, to) * 1_000 + 900;
  const details = random.shuffle(DETAILS).slice(0, random.whole(1, 3));
  const description: Words = [toSentence(details.map(([es]) => es)), toSentence(details.map(([, en]) => en))];
  // Plain, so that any measured order can take it.
  if (index === 0)
    return {
      sku: 'p0001',
      category: section.leaves[0] ?? '',
      price,
      ...texts('name', name),
      ...texts('description', description),
    };
  const hasPromo = random.oneIn(12);
  const options = random.oneIn(3) ? random.shuffle(GROUPS).slice(0, random.whole(1, 2)) : [];
  const allergens = random.oneIn(3) ? random.shuffle(ALLERGENS).slice(0, random.whole(1, 3)) : [];
  return {
    sku: `p${String(index + 1).padStart(4, '0')}`,
    category: random.pick(section.leaves),
    ...texts('name', name),
    ...texts('description', description),
    price,
    new: random.oneIn(20) ? 'x' : '',
    important: random.oneIn(15) ? 'x' : '',
    alcohol: section.kind.alcohol ? 'x' : '',
    tags: random.oneIn(10) ? 'vegetarian' : '',
    allergens: allergens.join('|'),
    // One dish in ten is counted.
    stock: random.oneIn(40) ? random.whole(0, 5) : index % 10 === 1 ? PLENTY : '',
    ...(hasPromo ? { ...texts('promo_label', ['Oferta', 'Offer']), promo_price: price - 2_000 } : {}),
    options: options.map(({ key }) => key).join('|'),
    related: random.oneIn(5) ? `p${String(random.whole(1, index)).padStart(4, '0')}` : '',
  };
}

function listProductRows({
  sections,
  products,
  random,
}: {
  sections: Section[];
  products: number;
  random: Random;
}): CsvRow[] {
  const names = new Map(KINDS.map((kind) => [kind, createNames(listNames({ kind, random }))]));
  const rows = Array.from({ length: products }, (_, index): ProductRow => {
    const place = index % sections.length;
    const section = sections[place];
    const name = section && names.get(section.kind)?.();
    if (!section || !name) throw new Error(`there are no words for ${products} products`);
    return { row: toProductRow({ index, section, name, random }), section: place };
  });
  return rows.sort((a, b) => a.section - b.section).map(({ row }) => row);
}

const bothTexts = (...names: string[]) => names.flatMap((name) => [`${name}_es`, `${name}_en`]);

export function generateMenu({ products, random }: { products: number; random: Random }) {
  const sections = listSections(products);
  const optionRows = GROUPS.flatMap(({ key, name, limits: [min, max, free], options }) =>
    options.map(([option, optionName, price], index) => ({
      group: key,
      ...(index === 0 ? { ...texts('group', name), min, max, free } : {}),
      option,
      ...texts('option', optionName),
      price,
    })),
  );
  return {
    'categories.csv': writeCsv({
      columns: ['key', 'parent', ...bothTexts('name')],
      rows: sections.flatMap(toCategoryRows),
    }),
    'menu.csv': writeCsv({
      columns: [
        ...['sku', 'category', ...bothTexts('name', 'description'), 'price', 'stock', 'new', 'important'],
        ...['alcohol', 'tags', 'allergens', ...bothTexts('promo_label'), 'promo_price', 'options', 'related'],
      ],
      rows: listProductRows({ sections, products, random }),
    }),
    'options.csv': writeCsv({
      columns: [
        'group',
        ...bothTexts('group'),
        'min',
        'max',
        'free',
        'option',
        ...bothTexts('option'),
        'price',
      ],
      rows: optionRows,
    }),
  };
}
