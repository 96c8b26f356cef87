import { isReservedSlug } from '@/lib/domain/tenant/paths';
import { isSlug, SLUG_LENGTH } from '@/lib/domain/text/slug';
import { freeWord, toWord } from '@/lib/domain/text/to-word';
import { setOf } from './draft/with-step';
import type { Fields } from './shop-document';
import type { ShopPatch } from './shop-patch';

type Way = { method: string };
type Branch = Fields & { slug: string; paymentMethods: readonly Way[] };
type Product = { sku: string; offers: Readonly<Record<string, { priceMinor: number } | undefined>> };

/** A slug from the name, which no branch of the restaurant and no page has (rule branches/slug). */
export function branchSlugFor(name: string, taken: readonly string[]): string {
  const word = toWord(name, SLUG_LENGTH);
  return freeWord({
    word: isSlug(word) ? word : toWord(`local-${word}`, SLUG_LENGTH),
    most: SLUG_LENGTH,
    isTaken: (slug) => taken.includes(slug) || isReservedSlug(slug),
  });
}

/**
 * The steps that open a branch like another, which sells the same at the same prices (rule tenant/new-branch). Its account for
 * transfers, its court and its special days stay with the other.
 * @param place the name, the address, the city and the point of the new one @param last the slug behind which it stands
 */
export function copyBranch({
  from,
  place,
  last,
  products,
}: {
  from: Branch;
  place: Fields & { slug: string };
  last: string;
  products: readonly Product[];
}): ShopPatch[] {
  const { slug } = place;
  const paymentMethods = from.paymentMethods.filter(({ method }) => method !== 'transfer');
  const entity = { ...from, ...place, paymentMethods, transfer: null, court: null, exceptions: [] };
  const offers = products.flatMap(({ sku, offers: { [from.slug]: offer } }) =>
    offer === undefined
      ? []
      : [
          setOf(
            { kind: 'product', key: sku, field: ['offers', slug] },
            { from: undefined, to: { priceMinor: offer.priceMinor, stock: null, available: true } },
          ),
        ],
  );
  return [{ op: 'add', kind: 'branch', key: slug, after: last, entity }, ...offers];
}
