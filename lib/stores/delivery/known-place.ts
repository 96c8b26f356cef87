import type { Cart } from '@/lib/contract/cart/cart';
import { type AddressDraft, addressDraftSchema, pointOf } from '@/lib/contract/people/contact';
import type { PointRule } from '@/lib/domain/delivery/delivery-price';
import type { Stores } from '@/lib/stores/create-stores';
import { type SavedAddress, toAddressDraft } from './saved-addresses';

const isPriced = (one: SavedAddress): boolean => pointOf(one) !== null || one.zone !== null;

/** Last delivered to by this branch (rule people/known-diner), else the answer to «where to» where no other branch had it. */
export function knownPlace({
  supplierId,
  point,
  saved,
  chosen,
}: {
  supplierId: number;
  point: PointRule;
  saved: readonly SavedAddress[];
  chosen: SavedAddress | null;
}): SavedAddress | null {
  const fit = [...saved, ...(chosen ? [chosen] : [])].filter((one) => point !== 'required' || isPriced(one));
  return (
    fit.find((one) => one.supplier_id === supplierId) ?? fit.find((one) => one.supplier_id === null) ?? null
  );
}

type Asked = Pick<Cart, 'service' | 'place' | 'point' | 'shipping_zone' | 'supplier_id'>;

const isSamePoint = (one: AddressDraft, other: AddressDraft) =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/**
 * The place that a cart is told of, so that it names the price before the form is open (rule delivery/price).
 * @returns null where the cart knows it, or nothing is known
 */
export function placeForCart({
  stores,
  cart,
}: {
  stores: Pick<Stores, 'profile' | 'delivery'>;
  cart: Asked;
}): { place: AddressDraft; zone: string | null } | null {
  const { place: chosen, isNews } = stores.delivery.getState();
  const { service, place: told, point, shipping_zone: zone, supplier_id: supplierId } = cart;
  if (service !== 'delivery' || (told && !isNews)) return null;
  const { places: saved } = stores.profile.getState();
  const isPlaced = isNews && chosen !== null && isPriced(chosen);
  const known = isPlaced ? chosen : knownPlace({ supplierId, point: 'required', saved, chosen });
  // A list has no map, and a zone is of one branch.
  const isOfOther = known !== null && pointOf(known) === null && known.supplier_id !== supplierId;
  if (!known || isOfOther || (point === 'none' && known.zone === null)) return null;
  const isTold =
    told !== null && isSamePoint(known, told) && (pointOf(known) !== null || known.zone === zone);
  if (told && (!isPlaced || isTold)) return null;
  const parsed = addressDraftSchema.safeParse(toAddressDraft(known));
  return parsed.success ? { place: parsed.data, zone: known.zone } : null;
}
