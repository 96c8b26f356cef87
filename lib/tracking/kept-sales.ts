import type { Cart } from '@/lib/contract/cart/cart';
import { measuredBy } from '@/lib/domain/visit/pixel-ids';
import { CONSENT_VERSION } from '@/lib/session/consent-banner';
import type { VisitContext } from '@/lib/session/visit-context';
import type { Sale } from '@/lib/stores/slices';

const MOST = 20;
/** Older events count as new ones nowhere. */
const LIFE_MS = 48 * 3_600_000;

type Kept = { context: Pick<VisitContext, 'stores' | 'tenant'>; now: Date };
type Sold = Pick<Cart, 'products' | 'bill' | 'coupon'>;

function toSale({
  event,
  purchaseId,
  sold: { products, bill, coupon },
  now,
}: {
  event: Sale['event'];
  purchaseId: number;
  sold: Sold;
  now: Date;
}): Sale {
  return {
    id: `${event}:${purchaseId}`,
    event,
    purchase_id: purchaseId,
    value: bill.find(({ kind }) => kind === 'products')?.amount ?? 0,
    coupon: coupon?.code ?? null,
    items: products.map(({ product_id, name, unit_price, count }) => ({
      id: product_id,
      name,
      price: unit_price,
      count,
    })),
    time: now.toISOString(),
    told: false,
  };
}

/** Personal pages load no pixel: a sale waits for the next measured page, once, of those who agreed (rule visit/sales). */
export function keepSale({
  context: { stores, tenant },
  now,
  ...told
}: Kept & { event: Sale['event']; purchaseId: number; sold: Sold }): void {
  const { cookies, sales } = stores.shared.getState();
  const hasAgreed = cookies?.version === CONSENT_VERSION && cookies.accepted;
  if (!hasAgreed || measuredBy(tenant.pixels) === null) return;
  const sale = toSale({ ...told, now });
  if (sales.some(({ id }) => id === sale.id)) return;
  stores.shared.setState({ sales: [...sales, sale].slice(-MOST) });
}

/** Each is told once, by one tab. */
export function takeSales({ stores, now }: { stores: Kept['context']['stores']; now: Date }): Sale[] {
  const { sales } = stores.shared.getState();
  const left = sales.filter(({ told }) => !told);
  if (left.length > 0) stores.shared.setState({ sales: sales.map((sale) => ({ ...sale, told: true })) });
  return left.filter(({ time }) => now.getTime() - Date.parse(time) < LIFE_MS);
}
