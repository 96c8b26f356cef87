import type { Product } from '@/lib/contract/menu/menu';
import type { Diner, Shop } from '@/tests/support/shops/shop';

type Choosing = <T>(list: readonly T[]) => T;
type Choice = { option_id: number; count: number; text?: string; options?: Choice[] };
const WORDS = ['Feliz día', 'Ñandú 2×1', '👩‍🍳 gracias'];
/** Bundles need several pieces. */
const SKUS = ['limonada', 'chicha', 'chicha', 'sopa', 'torta', 'combo', 'arepa', 'arepa'];

/** Ids of what can be chosen of a dish, by name, also inside. */
type Ids = Record<string, number>;
function idsOf({ option_groups }: Product): Ids {
  const options = option_groups.flatMap((group) => group.options);
  const inside = options.flatMap(({ groups = [] }) => groups.flatMap((group) => group.options));
  return Object.fromEntries([...options, ...inside].map(({ name, id }) => [name, id]));
}

const choiceOf = (ids: Ids, name: string, more: Partial<Choice> = {}): Choice => ({
  option_id: ids[name] ?? 0,
  count: 1,
  ...more,
});
const beef = (ids: Ids, doneness: string, count: number) =>
  choiceOf(ids, 'res', { count, options: [choiceOf(ids, doneness)] });

function choose(sku: string, ids: Ids, pick: Choosing): Choice[] {
  if (sku === 'torta') return pick([[], [choiceOf(ids, 'mensaje', { text: pick(WORDS) })]]);
  if (sku === 'arepa') return [choiceOf(ids, pick(['chica', 'grande']))];
  if (sku !== 'combo') return [];
  return pick([
    [choiceOf(ids, 'pollo')],
    [beef(ids, 'medio', 2)],
    [beef(ids, 'azul', 1), choiceOf(ids, 'pollo')],
  ]);
}

/** Puts dishes of every kind of price into a cart, as the seed has it. @param first a dish that comes first */
export function openDeals(shop: Pick<Shop, 'add' | 'ask' | 'offerId'>) {
  const known = new Map<string, Ids>();
  async function readIds(sku: string): Promise<Ids> {
    const ids =
      known.get(sku) ??
      idsOf((await shop.ask({ path: `/api/products/${shop.offerId(sku)}.json` })).body as Product);
    known.set(sku, ids);
    return ids;
  }
  return async ({ diner, pick, first }: { diner: Diner; pick: Choosing; first?: string }): Promise<void> => {
    const more = Array.from({ length: pick([1, 2, 2, 3]) }, () => pick(SKUS));
    for (const sku of [...(first ? [first] : []), ...more]) {
      const options = choose(sku, await readIds(sku), pick);
      const comment = pick(['', '', 'sin prisa']);
      await shop.add(diner, { id: shop.offerId(sku), count: pick([1, 2, 2, 3, 4]), options, comment });
    }
  };
}
