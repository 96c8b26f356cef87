import type { AnonymousProfile } from '@/lib/contract/people/profile';
import type { Stores } from './create-stores';

/** Becomes a profile; what belongs to another one is forgotten (rule people/smart-link, guarantee/little-in-storage). */
export function adoptProfile({ stores, profile }: { stores: Stores; profile: AnonymousProfile }): void {
  const { order, coupons, delivery, shared, profile: own } = stores;
  if (own.getState().profile?.id !== profile.id) {
    // It may have carts of its own (rule cart/found-again).
    order.setState({ ...order.getInitialState(), cartsLeft: true });
    coupons.setState(coupons.getInitialState());
    delivery.setState(delivery.getInitialState());
    own.setState(own.getInitialState());
    // The answer about cookies is the browser's.
    const { session, acquisition, metricSent, notices } = shared.getInitialState();
    shared.setState({ session, acquisition, metricSent, notices });
  }
  const { id, token, name, phone, phone_code, phone_code_iso2, email } = profile;
  const known = { id, token, name, phone, phone_code, phone_code_iso2, email };
  own.setState({ profile: known, ...(name === '' ? {} : { hasOrdered: true }) });
}
