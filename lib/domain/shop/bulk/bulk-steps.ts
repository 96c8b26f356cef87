import type { Language } from '@/lib/domain/tenant/countries';
import { priceAt } from '../draft/price-edits';
import { setOf } from '../draft/with-step';
import { type Removable, removeProducts } from '../removal/remove-products';
import type { ShopPatch } from '../shop-patch';
import { changePrice, type PriceChange, type Rounding } from './change-price';

/** An edit of several products at once (rule tenant/bulk-edits). `branches`: the slugs of those whose offers it is about. */
export type BulkEdit =
  | { what: 'price'; change: PriceChange; rounding: Rounding; branches: readonly string[] }
  | { what: 'available'; available: boolean; branches: readonly string[] }
  | { what: 'category'; categoryKey: string }
  /** A language that is left out has no text. */
  | { what: 'label'; label: Partial<Record<Language, string>> }
  | { what: 'remove' };

type Product = Removable['products'][number] & {
  categoryKey: string;
  label: Partial<Record<Language, string>>;
  offers: Readonly<Record<string, { priceMinor: number; available: boolean }>>;
};

const ofProduct = (sku: string, ...field: string[]) => ({ kind: 'product' as const, key: sku, field });

/** A step where the value becomes another. */
const different = (place: ReturnType<typeof ofProduct>, from: unknown, to: unknown): ShopPatch[] =>
  from === to ? [] : [setOf(place, { from, to })];

function offersOf({ offers }: Product, branches: readonly string[]) {
  return branches.flatMap((branch) => {
    const offer = offers[branch];
    return offer ? [{ branch, ...offer }] : [];
  });
}

function setsOf(product: Product, edit: Exclude<BulkEdit, { what: 'remove' }>): ShopPatch[] {
  const { sku, categoryKey, label } = product;
  switch (edit.what) {
    case 'price':
      return offersOf(product, edit.branches).flatMap(({ branch, priceMinor }) => {
        const to = changePrice({ priceMinor, change: edit.change, rounding: edit.rounding });
        return to === priceMinor ? [] : [setOf(priceAt(sku, branch), { from: priceMinor, to })];
      });
    case 'available':
      return offersOf(product, edit.branches).flatMap(({ branch, available }) =>
        different(ofProduct(sku, 'offers', branch, 'available'), available, edit.available),
      );
    case 'category':
      return different(ofProduct(sku, 'categoryKey'), categoryKey, edit.categoryKey);
    case 'label': {
      const langs = [...new Set([...Object.keys(label), ...Object.keys(edit.label)])] as Language[];
      return langs.flatMap((lang) => different(ofProduct(sku, 'label', lang), label[lang], edit.label[lang]));
    }
  }
}

/** The steps of a bulk edit, of the products that it changes, in their order. @param menu with the edits that wait */
export function bulkSteps({
  menu,
  chosen,
  edit,
}: {
  menu: { products: readonly Product[]; optionGroups: Removable['optionGroups'] };
  /** Skus. */
  chosen: ReadonlySet<string>;
  edit: BulkEdit;
}): ShopPatch[] {
  if (edit.what === 'remove') return removeProducts(menu, chosen);
  return menu.products.filter(({ sku }) => chosen.has(sku)).flatMap((product) => setsOf(product, edit));
}
