import { checkCookies } from '@/lib/contract/calls/legal';
import { CONSENT_VERSION } from './consent-banner';
import type { VisitContext } from './visit-context';

/** Keeps the diner's answer, and tells the server of it now or, without a network, at the next visit (decision 17). */
export async function answerCookies({
  context,
  accepted,
  now,
}: {
  context: Pick<VisitContext, 'http' | 'stores'>;
  accepted: boolean;
  now: Date;
}): Promise<void> {
  const cookies = { version: CONSENT_VERSION, accepted, time: now.toISOString(), recorded: false };
  context.stores.shared.setState({ cookies });
  await recordConsent(context);
}

/** Tells the server of an answer that it has not heard yet. */
export async function recordConsent({ http, stores }: Pick<VisitContext, 'http' | 'stores'>): Promise<void> {
  const { cookies, session } = stores.shared.getState();
  if (!cookies || cookies.recorded) return;
  const { version, accepted } = cookies;
  const purposes = accepted ? (['necessary', 'analytics', 'marketing'] as const) : (['necessary'] as const);
  try {
    await http(checkCookies, {
      body: { version, accepted, purposes: [...purposes], session_id: session?.id ?? null },
    });
    stores.shared.setState(({ cookies: now }) => ({ cookies: now && { ...now, recorded: true } }));
  } catch {
    // Kept unrecorded: the next visit tells.
  }
}
