import type { BundleProduct } from '@/backend/stored/tenant-bundle';
import { type Problem, say } from '@/lib/domain/shop/problem';
import { whereFrom } from './where-from';

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
    const said = say('mix_differs', { given: promo.mix, ...whereFrom({ at: met.at, file }) });
    return [{ place: { file, row, column: 'promo_mix' }, ...said }];
  });
}
