import { createStore } from 'zustand/vanilla';
import { deliveringOf } from '@/lib/domain/branches/delivering';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { purchaseOfService } from '@/lib/stores/cart/purchase-of-service';
import type { Stores } from '@/lib/stores/create-stores';
import type { ParkedDish } from '@/lib/stores/slices';

type Question = {
  dish: ParkedDish;
  /** Adds it where it is. */
  later: () => void;
  /** @param next the same dish at the branch that comes, where it goes on */
  stop: (next?: ParkedDish) => void;
};

/** Each tab asks its own question. */
export const placeQuestionStore = createStore<{ question: Question | null }>(() => ({ question: null }));

/** Whether the next dish is the first of a delivery that may come from several branches, to nobody knows where (rule delivery/parked). */
export function asksPlace({
  stores: { order, delivery, profile },
  suppliers,
}: {
  stores: Pick<Stores, 'order' | 'delivery' | 'profile'>;
  suppliers: TenantFactsOfPage['suppliers'];
}): boolean {
  const { service, placeLater } = order.getState();
  const isKnown = delivery.getState().place !== null || profile.getState().places.length > 0;
  const isFirst = purchaseOfService(order.getState()) === null && !placeLater;
  return deliveringOf(suppliers).length > 1 && service === 'delivery' && isFirst && !isKnown;
}

/** Holds a dish until the diner says where to, or later. @throws AbortError when it is not added here */
export function askPlace({
  stores,
  dish,
}: {
  stores: Pick<Stores, 'order'>;
  dish: ParkedDish;
}): Promise<void> {
  placeQuestionStore.getState().question?.stop();
  stores.order.setState({ parked: dish });
  return new Promise((resolve, reject) => {
    const close = (parked: ParkedDish | null) => {
      placeQuestionStore.setState({ question: null });
      stores.order.setState({ parked });
    };
    placeQuestionStore.setState({
      question: {
        dish,
        later: () => {
          close(null);
          stores.order.setState({ placeLater: true });
          resolve();
        },
        stop: (next) => {
          close(next ?? null);
          reject(new DOMException('the dish was not added here', 'AbortError'));
        },
      },
    });
  });
}
