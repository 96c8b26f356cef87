import type { Cart } from '@/lib/contract/cart/cart';
import { CONSENT_VERSION } from '@/lib/domain/visit/consent';
import { measuredBy } from '@/lib/domain/visit/pixel-ids';
import { toSoldGoods } from '@/lib/domain/visit/sale';
import type { SessionContext } from '@/lib/session/session-context';
import type { Sale } from '@/lib/stores/slices';

const MOST = 20;
/** Measuring services do not count events older than this. */
const LIFE_MS = 48 * 3_600_000;

type Kept = { context: Pick<SessionContext, 'stores' | 'tenant'>; now: Date };
type Sold = Pick<Cart, 'products' | 'bill' | 'coupon'>;

/** Whether the diner accepted the current version of the consent (rule visit/consent). */
export const hasAgreed = (stores: SessionContext['stores']): boolean => {
  const { cookies } = stores.shared.getState();
  return cookies?.version === CONSENT_VERSION && cookies.accepted;
};

/** Personal pages load no pixel: a sale waits for the next measured page, once, of those who agreed (rule visit/sales). */
export function keepSale({
  context: { stores, tenant },
  now,
  ...told
}: Kept & { event: Sale['event']; purchaseId: number; sold: Sold }): void {
  const { sales, serverTells } = stores.shared.getState();
  if (!hasAgreed(stores) || measuredBy(tenant.pixels) === null) return;
  const isToldByServer = told.event === 'purchase' && serverTells.includes(told.purchaseId);
  const sale = { ...toSoldGoods(told), time: now.toISOString(), told: false, google: !isToldByServer };
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
