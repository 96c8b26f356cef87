'use client';

import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { painted } from '@/lib/browser/document/after-paint';
import { ApiError } from '@/lib/clients/api-error';
import * as calls from '@/lib/contract/cart/calls';
import type { AddProductRequest, Cart } from '@/lib/contract/cart/cart';
import { isCartHere } from '@/lib/domain/branches/same-counter';
import {
  type RemoteChoice,
  sharesCart,
  toRemoteChoice,
  toServiceChoice,
} from '@/lib/domain/branches/service-choice';
import { isGuestOf } from '@/lib/domain/cart/group';
import { isSilence } from '@/lib/queries/ask-again';
import { productQueryOptions } from '@/lib/queries/menu/product';
import type { Outcome } from '@/lib/queries/outcome';
import type { MoveAnswer, MoveTarget, MovingCart } from '@/lib/stores/cart/moving-cart';
import { forgetPurchase, purchaseOfService } from '@/lib/stores/cart/purchase-of-service';
import { chosenService } from '@/lib/stores/choose-service';
import type { Stores } from '@/lib/stores/create-stores';
import { placeForCart } from '@/lib/stores/delivery/known-place';
import { asksPlace } from '@/lib/stores/delivery/parked-dish';
import { onTableSlice, type ParkedDish } from '@/lib/stores/slices';
import { idsOf, ofLine } from '@/lib/tracking/product-details';
import { cartKey, cartQueryOptions, isGoneCart, isPlaced, useCartAnswer } from './cart';

export type AddInput = { product: AddProductRequest['product']; name: string };

/** Null when the stored cart is gone; a guest's is theirs to add to until its group is over. @throws ApiError */
function useKnownCart() {
  const { http, stores } = useApp();
  const queries = useQueryClient();
  return (): Promise<Cart | null> => {
    const purchaseId = purchaseOfService(stores.order.getState());
    if (purchaseId === null) return Promise.resolve(null);
    const chosen = chosenService(stores);
    const isIts = (cart: Cart) => chosen !== null && sharesCart(toServiceChoice(cart), chosen);
    const keep = (cart: Cart) => ((cart.is_cart || isGuestOf(cart)) && isIts(cart) ? cart : null);
    return queries.ensureQueryData(cartQueryOptions({ http, purchaseId })).then(keep, (error: unknown) => {
      if (!isGoneCart(error)) throw error;
      forgetPurchase({ stores, purchaseId });
      return null;
    });
  };
}

const ADDS = ['add-product'] as const;

/** Pending additions by product; shown on top of the server's cart, as counts are. */
export function usePendingAdds(): ReadonlyMap<number, number> {
  const products = useMutationState({
    filters: { mutationKey: ADDS, status: 'pending' },
    // Safe: only useAddProduct has this key.
    select: ({ state }) => (state.variables as AddInput).product,
  });
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { id, count } of products) counts.set(id, (counts.get(id) ?? 0) + count);
    return counts;
  }, [products]);
}

/** The product added last, and when, while that is news. */
export function useLastAdded(): { name: string; at: number } | null {
  const added = useMutationState({
    filters: { mutationKey: ADDS, status: 'success' },
    select: ({ state }) => ({ name: (state.variables as AddInput).name, at: state.submittedAt }),
  });
  return added.at(-1) ?? null;
}

type AddOutcome =
  | Outcome<Cart>
  /** No answer: it may be in the cart. */
  | { kind: 'unheard'; error: unknown };

/** Told at once, because an unanswered add counts until the cart is read. */
type Adding = AddInput & { onOutcome: (outcome: AddOutcome) => void };

/** The visit is over: the menu asks to scan again (rule table/ordering). */
const isUnseated = (error: unknown) =>
  error instanceof ApiError && (error.key === 'scan_table' || error.key === 'scan_room');

/** Once more when the diner has said that they are of age (rule people/age). @throws what `askAge` throws */
const sendOfAge = <T>(send: () => Promise<T>, askAge: () => Promise<void>): Promise<T> =>
  send().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.key !== 'age_required') throw error;
    return askAge().then(send);
  });

/** A cart that is not there yet. */
const begun = ({ service, supplierId }: { service: Cart['service']; supplierId: number }) => ({
  ...{ service, supplier_id: supplierId, place: null },
  ...{ point: 'required' as const, shipping_zone: null },
});

/** As the first product carries it. */
function tellPlace(
  asked: Parameters<typeof placeForCart>[0],
): Pick<AddProductRequest['data_purchase'], 'location' | 'shipping_zone'> {
  const told = placeForCart(asked);
  return told ? { location: told.place, ...(told.zone && { shipping_zone: told.zone }) } : {};
}

type AskMove = (asked: { cart: MovingCart; target: MoveTarget }) => Promise<MoveAnswer>;
type AskPlace = (asked: { stores: Stores; dish: ParkedDish }) => Promise<void>;

/** The first dish of a delivery may have to wait for its place, and counts nowhere meanwhile (rule delivery/parked). Null: it need not. @throws what `askPlace` throws */
function useHeldDish(askPlace: AskPlace) {
  const { stores, screen, tenant } = useApp();
  const { suppliers } = tenant;
  const supplierId = screen.supplier?.id;
  return useCallback(
    ({ product: { comment = '', options = [], ...product }, name }: AddInput): Promise<void> | null => {
      if (supplierId === undefined || !asksPlace({ stores, suppliers })) return null;
      const dish = { product: { ...product, comment, options }, name, isElsewhere: false };
      return askPlace({ stores, dish: { ...dish, supplier_id: supplierId } });
    },
    [askPlace, stores, suppliers, supplierId],
  );
}

/** Each asks the diner, and rejects when they close its question. */
type Asks = { askMove: AskMove; askAge: () => Promise<void>; askPlace: AskPlace };

/** Whether a product goes into the cart; one at another branch is asked about (rule cart/change-branch). @throws what `askMove` throws */
async function takesProduct({
  known,
  here,
  choice,
  askMove,
}: {
  known: Cart;
  here: NonNullable<Parameters<typeof isCartHere>[0]['here']>;
  choice: RemoteChoice | null;
  askMove: AskMove;
}): Promise<boolean> {
  if (isCartHere({ supplierId: known.supplier_id, choice: toServiceChoice(known), here })) return true;
  // A guest's cart is moved by its owner.
  if (isGuestOf(known) || known.products.length === 0 || choice === null) return false;
  return (await askMove({ cart: known, target: { supplierId: here.id, choice } })) === 'move';
}

function useTrackAdded() {
  const { http, tracker } = useApp();
  const queries = useQueryClient();
  return ({ added, product }: { added: Cart; product: AddInput['product'] }) => {
    const line = added.products.find((one) => one.product_supplier_id === product.id);
    if (!line) return;
    const known = queries.getQueryData(productQueryOptions({ http, productId: product.id }).queryKey);
    tracker.track({
      event: 'add_to_cart',
      ...idsOf([line]),
      product: ofLine({ line, count: product.count, product: known }),
      purchase_id: added.purchase_id,
    });
  };
}

function useSendProduct({ askMove, askAge }: Omit<Asks, 'askPlace'>) {
  const { http, stores, screen } = useApp();
  const queries = useQueryClient();
  const findCart = useKnownCart();
  const track = useTrackAdded();
  const answer = useCartAnswer();
  const { mutate } = useMutation({
    mutationKey: ADDS,
    mutationFn: async ({ product }: Adding) => {
      await painted();
      const { service, subservice } = stores.order.getState();
      const here = screen.supplier;
      if (!here || (service !== 'delivery' && service !== 'take_away' && service !== 'on_table'))
        throw new ApiError({ kind: 'http', status: 422, key: 'service_unavailable' });
      const supplierId = here.id;
      const known = await findCart();
      const isGuest = known !== null && isGuestOf(known);
      const choice = toRemoteChoice(toServiceChoice({ service, subservice }));
      const isTaken = known !== null && (await takesProduct({ known, here, choice, askMove }));
      const addTo = (purchase_id: number | null) => {
        const told = isGuest
          ? {}
          : tellPlace({ stores, cart: (purchase_id && known) || begun({ service, supplierId }) });
        const data_purchase = { service, subservice, supplier_id: supplierId, ...told };
        const body = { product, purchase_id, data_purchase };
        return sendOfAge(() => http(calls.addProductToCart, { body }), askAge);
      };
      if (!isTaken) return addTo(null);
      // An order by now: leave it alone and begin another cart.
      return addTo(known.purchase_id).catch((error: unknown) => {
        if (!isPlaced(error) || isGuest) throw error;
        return addTo(null);
      });
    },
    onSuccess: (added, { product, onOutcome }) => {
      answer(added);
      onOutcome({ kind: 'done', value: added });
      track({ added, product });
    },
    onError: (error, { onOutcome }) => {
      onOutcome({ kind: isSilence(error) ? 'unheard' : 'failed', error });
      if (isUnseated(error)) stores.ontable.setState(onTableSlice.initial);
      if (!isSilence(error)) return;
      // It may have been added: count it until the server has told.
      const purchaseId = purchaseOfService(stores.order.getState());
      if (purchaseId !== null) return queries.invalidateQueries({ queryKey: cartKey(purchaseId) });
      stores.order.setState({ cartsLeft: true });
    },
  });
  return useCallback(
    (input: AddInput) => new Promise<AddOutcome>((onOutcome) => mutate({ ...input, onOutcome })),
    [mutate],
  );
}

export function useAddProduct({ askPlace, ...asks }: Asks) {
  const hold = useHeldDish(askPlace);
  const send = useSendProduct(asks);
  return useCallback(
    (input: AddInput): Promise<AddOutcome> => {
      const held = hold(input);
      if (held === null) return send(input);
      return held.then(
        () => send(input),
        (error: unknown) => ({ kind: 'failed', error }),
      );
    },
    [hold, send],
  );
}
