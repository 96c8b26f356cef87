import { ApiError, isFinal } from '@/lib/clients/api-error';
import { createAcquisition, createPerformanceMetric, createSession } from '@/lib/contract/visit/calls';
import type { AcquisitionRequest, SessionRequest } from '@/lib/contract/visit/tracking';
import type { SessionContext } from './session-context';

/** Delay before the next try (rule visit/session). */
const RETRY_MS = 1500;

export type Device = Omit<SessionRequest, 'customer_id'>;
export type Origin = Omit<AcquisitionRequest, 'session_id' | 'customer_id'>;

/** The session is not in this database. A 422 without this field would repeat for every new session. */
export const isUnknownSession = (error: unknown) =>
  error instanceof ApiError && error.status === 422 && Object.hasOwn(error.fields, 'session_id');

async function until(context: SessionContext, attempt: () => Promise<boolean>): Promise<void> {
  while (!(await attempt().catch(isFinal))) {
    await context.timing.wait(RETRY_MS);
    await context.timing.untilVisible();
  }
}

async function openSession(context: SessionContext, device: Device): Promise<boolean> {
  const { http, stores, tenant, timing } = context;
  return timing.alone('session', async () => {
    await stores.shared.persist.rehydrate();
    if (stores.shared.getState().session) return true;
    const whose = () => stores.profile.getState().profile?.id;
    const before = whose();
    const session = await http(createSession, { body: { ...device, customer_id: tenant.id } });
    // A smart link made this browser somebody else meanwhile (rule people/smart-link).
    if (whose() !== before) return false;
    stores.shared.setState({ session, acquisition: null, metricSent: false });
    return true;
  });
}

/** Stores it once a session (rule visit/acquisition), with click ids only after consent (rule visit/click-ids). */
async function storeAcquisition(context: SessionContext, origin: Origin): Promise<boolean> {
  const { http, stores, tenant } = context;
  const { session, acquisition, cookies } = stores.shared.getState();
  if (acquisition) return true;
  if (!session) return false;
  const clicks = cookies?.accepted ? {} : { gclid: '', fbclid: '' };
  try {
    const stored = await http(createAcquisition, {
      body: { ...origin, ...clicks, session_id: session.id, customer_id: tenant.id },
    });
    stores.shared.setState({ acquisition: stored });
    return true;
  } catch (error) {
    if (!isUnknownSession(error)) throw error;
    stores.shared.setState({ session: null });
    return false;
  }
}

/** Opens a session and sends its origin, retrying each until done (rule visit/session). */
export async function ensureSession({
  context,
  device,
  origin,
}: {
  context: SessionContext;
  device: Device;
  origin: Origin;
}): Promise<void> {
  await until(context, async () => (await openSession(context, device)) && storeAcquisition(context, origin));
}

/** Sends the click ids where consent came after the visit began; else the visit sends them itself (rule visit/click-ids). */
export async function tellClicks({
  context: { http, stores, tenant },
  origin,
}: {
  context: Pick<SessionContext, 'http' | 'stores' | 'tenant'>;
  origin: Origin;
}): Promise<void> {
  const { session, acquisition, cookies } = stores.shared.getState();
  if (!session || !acquisition || !cookies?.accepted || !(origin.gclid || origin.fbclid)) return;
  const body = { ...origin, session_id: session.id, customer_id: tenant.id };
  await http(createAcquisition, { body }).catch(() => undefined);
}

/** Sends the weight in KB, once a session, without another try (rule visit/first-load). */
export async function sendLoadWeight({
  context,
  transferKb,
}: {
  context: SessionContext;
  transferKb: number;
}): Promise<void> {
  const { http, stores, tenant } = context;
  const { session, acquisition, metricSent } = stores.shared.getState();
  if (!session || metricSent) return;
  stores.shared.setState({ metricSent: true });
  const metric = {
    transfer_data: transferKb,
    session_id: session.id,
    customer_id: tenant.id,
    acquisition_id: acquisition?.id ?? null,
  };
  await http(createPerformanceMetric, { body: { vue_performance_metric: metric } }).catch(() => undefined);
}
