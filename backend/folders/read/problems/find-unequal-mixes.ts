import type { BundleProduct } from '@/backend/stored/tenant-bundle';
import type { Problem } from './problems';

type Row = Pick<BundleProduct, 'promo'> & { file: string; row: number };

/** Finds products of one bundle whose offers differ in more than the name (rule menu/bundles). */
export function findUnequalMixes(products: readonly Row[]): Problem[] {
  const first = new Map<string, { terms: string; at: Row }>();
  return products.flatMap((product): Problem[] => {
    const { promo, file, row } = product;
    if (!promo?.mix) return [];
    const { label: _label, ...held } = promo;
    const terms = JSON.stringify(held);
    const met = first.get(promo.mix);
    if (!met) first.set(promo.mix, { terms, at: product });
    if (!met || met.terms === terms) return [];
    const where = met.at.file === file ? `line ${met.at.row}` : `${met.at.file}:${met.at.row}`;
    const message = `"${promo.mix}" has another bundle, time, branch or service in ${where}`;
    return [{ file, row, column: 'promo_mix', message }];
  });
}
