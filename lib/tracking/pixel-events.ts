import { toGoogleSale, toMetaSale } from '@/lib/domain/visit/sale';
import type { Sale } from '@/lib/stores/slices';
import type { VisitEvent } from './tracker';

type Told = VisitEvent & { sale?: Sale };

/** Names in both services; null is not sent. */
type PixelEvent = { google: string | null; meta: string | null; custom: boolean };

const EVENTS: Readonly<Record<string, PixelEvent>> = {
  page_view: { google: 'page_view', meta: 'PageView', custom: false },
  view_product: { google: 'view_item', meta: 'ViewContent', custom: false },
  add_to_cart: { google: 'add_to_cart', meta: 'AddToCart', custom: false },
  begin_checkout: { google: 'begin_checkout', meta: 'InitiateCheckout', custom: false },
  purchase: { google: 'purchase', meta: 'Purchase', custom: false },
};

export const toPixelEvent = ({ event }: Pick<VisitEvent, 'event'>): PixelEvent | null =>
  Object.hasOwn(EVENTS, event) ? (EVENTS[event] ?? null) : null;

/** Without name, contact or address. */
export function toGoogleParams(event: Told, currency: string): Record<string, unknown> {
  const { product, sale } = event;
  if (sale) return toGoogleSale(sale, currency);
  if (!product) return {};
  const quantity = product.count ?? 1;
  const item = {
    item_id: String(product.product_id ?? product.id),
    item_name: product.name,
    price: product.price,
    quantity,
  };
  return { currency, value: product.price * quantity, items: [item] };
}

export function toMetaParams(event: Told, currency: string): Record<string, unknown> {
  const { product, sale } = event;
  if (sale) return toMetaSale(sale, currency);
  if (!product) return {};
  const quantity = product.count ?? 1;
  const id = String(product.product_id ?? product.id);
  return {
    currency,
    value: product.price * quantity,
    content_ids: [id],
    content_type: 'product',
    contents: [{ id, quantity, item_price: product.price }],
  };
}
