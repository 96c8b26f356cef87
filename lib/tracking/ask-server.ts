import { measurePurchase } from '@/lib/contract/visit/forwarded-sales';
import { readBrowserIds } from '@/lib/domain/visit/browser-ids';
import type { SessionContext } from '@/lib/session/session-context';
import { hasAgreed } from './kept-sales';

const MOST = 20;

/**
 * Asks the server to tell Google and Meta of a purchase when it is paid: whoever pays may never come back to a page that is
 * measured (rule visit/told-sales). Without an answer the browser tells, as it does without a server that would.
 */
export async function askServerToTell({
  context: { http, stores, tenant },
  purchaseId,
  cookie,
  userAgent,
}: {
  context: Pick<SessionContext, 'http' | 'stores' | 'tenant'>;
  purchaseId: number;
  cookie: string;
  userAgent: string;
}): Promise<void> {
  const { session } = stores.shared.getState();
  if (!session || !hasAgreed(stores)) return;
  const known = readBrowserIds({ cookie, measurementId: tenant.pixels.google, userAgent });
  const google = tenant.pixels.google === null ? null : known.google;
  const meta = tenant.pixels.meta === null ? null : known.meta;
  if (google === null && meta === null) return;
  const body = { session_id: session.id, google, meta };
  const told = await http(measurePurchase, { params: { id: String(purchaseId) }, body }).catch(() => null);
  stores.shared.setState(({ serverTells }) => {
    const others = serverTells.filter((id) => id !== purchaseId);
    return { serverTells: told?.google && hasAgreed(stores) ? [...others, purchaseId].slice(-MOST) : others };
  });
}
