import { useEffect } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { parseAddress } from '@/lib/contract/people/contact';
import type { Stores } from '@/lib/stores/create-stores';
import { MOST_LETTERS } from '@/lib/stores/delivery/delivery-slice';
import { PLACE_WORDS, type PlaceWords } from '@/lib/stores/slices';
import type { OrderForm } from './order-form';

const wordsOf = (place: PlaceWords): PlaceWords => ({
  address: place.address.slice(0, MOST_LETTERS),
  address_optional: place.address_optional.slice(0, MOST_LETTERS),
  neighbourhood: place.neighbourhood.slice(0, MOST_LETTERS),
  postcode: place.postcode.slice(0, MOST_LETTERS),
  reference: place.reference.slice(0, MOST_LETTERS),
});

/** The words typed into the form of this cart before the page was loaded; null where an address was chosen since, or the cart has one. */
export function readTypedPlace({
  cart,
  stores,
}: {
  cart: Pick<Cart, 'purchase_id' | 'service' | 'place'>;
  stores: Pick<Stores, 'delivery'>;
}): PlaceWords | null {
  const { typed, isNews } = stores.delivery.getState();
  if (typed === null || isNews || cart.service !== 'delivery' || parseAddress(cart.place)) return null;
  return typed.purchaseId === cart.purchase_id ? typed.words : null;
}

/** Keeps the words of an address, letter by letter, until the cart has them: it takes whole addresses alone (rule delivery/address). */
export function useTypedPlace({ cart, place }: { cart: Cart; place: OrderForm['place'] }): void {
  const { stores } = useApp();
  const { purchase_id: purchaseId, place: told, service } = cart;
  const isTold = PLACE_WORDS.every((name) => place[name] === (told?.[name] ?? ''));
  const typed = service === 'delivery' && !isTold ? { purchaseId, words: wordsOf(place) } : null;
  const text = JSON.stringify(typed);
  useEffect(() => {
    if (JSON.stringify(stores.delivery.getState().typed) !== text)
      stores.delivery.setState({ typed: JSON.parse(text) as typeof typed });
  }, [stores, text]);
}
