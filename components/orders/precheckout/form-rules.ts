import type { Cart } from '@/lib/contract/cart/cart';
import type { Country } from '@/lib/domain/tenant/countries';

/** What the form has to hold depends on these facts of the cart and its tenant. */
export type FormRules = {
  country: Country;
  timezone: string;
  /** When the page was opened; ages count from it. */
  at: Date;
  hasPolicies: boolean;
  isDelivery: boolean;
  isScheduled: boolean;
  /** The price hangs on a list, and no point is asked for. */
  choosesZone: boolean;
  /** Something with alcohol is in the cart. */
  needsAge: boolean;
  /** The server's; a note that is named must cover it. */
  total: number;
};

export function toFormRules({
  cart,
  ...rest
}: { cart: Cart } & Pick<FormRules, 'country' | 'timezone' | 'at' | 'hasPolicies'>): FormRules {
  return {
    ...rest,
    isDelivery: cart.service === 'delivery',
    isScheduled: cart.subservice === 'schedule',
    choosesZone: cart.shipping_zones.length > 0,
    needsAge: cart.products.some((line) => line.is_alcoholic),
    total: cart.total,
  };
}
