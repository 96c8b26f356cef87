import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSlug, SLUG_RULE } from '@/lib/domain/text/slug';
import { generateTenant, MOST_PRODUCTS } from '../generated-tenant/generate-tenant';

export const GENERATE_OPTIONS = {
  products: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
} as const;

function wholeNumber({ name, text, most }: { name: string; text: string; most: number }): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw new Error(`--${name} takes a whole number from 1 to ${most}.`);
  return value;
}

/** `generate <slug> --products 60 --seed 1 --out <folder>` */
export async function generate(words: string[]): Promise<{ folder: string; products: number; seed: number }> {
  const { values, positionals } = parseArgs({
    args: words,
    options: GENERATE_OPTIONS,
    allowPositionals: true,
  });
  const [slug, ...more] = positionals;
  if (!slug || more.length > 0 || !values.out)
    throw new Error('generate <slug> --out <folder> [--products 60] [--seed 1]');
  if (!isSlug(slug)) throw new Error(`"${slug}" is not a slug; allowed: ${SLUG_RULE}.`);
  const products = wholeNumber({ name: 'products', text: values.products, most: MOST_PRODUCTS });
  const seed = wholeNumber({ name: 'seed', text: values.seed, most: 2 ** 31 - 1 });
  const folder = join(values.out, slug);
  await mkdir(folder, { recursive: true });
  const files = Object.entries(generateTenant({ slug, products, seed }));
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
  return { folder, products, seed };
}
