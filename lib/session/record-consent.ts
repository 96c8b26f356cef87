import { checkCookies } from '@/lib/contract/people/calls';
import { CONSENT_VERSION } from '@/lib/domain/visit/consent';
import { isUnknownSession } from './ensure-session';
import type { SessionContext } from './session-context';

type Teller = Pick<SessionContext, 'http' | 'stores'> & {
  /** Replaces a session that the server does not know. */
  renewSession: () => Promise<void>;
};

/** Stores the answer and sends it now, or offline at the next visit (rule visit/consent). */
export async function answerCookies({
  context,
  accepted,
  now,
}: {
  context: Teller;
  accepted: boolean;
  now: Date;
}): Promise<void> {
  const cookies = { version: CONSENT_VERSION, accepted, time: now.toISOString(), recorded: false };
  context.stores.shared.setState(accepted ? { cookies } : { cookies, sales: [], serverTells: [] });
  await recordConsent(context);
}

async function tellAnswer({ http, stores }: Pick<Teller, 'http' | 'stores'>): Promise<void> {
  const { cookies, session } = stores.shared.getState();
  if (!cookies || cookies.recorded) return;
  const { version, accepted } = cookies;
  const purposes = accepted ? (['necessary', 'analytics', 'marketing'] as const) : (['necessary'] as const);
  await http(checkCookies, {
    body: { version, accepted, purposes: [...purposes], session_id: session?.id ?? null },
  });
  // Before its visit had a number nobody could find it: it is sent again.
  const recorded = session !== null;
  // Changed meanwhile: the new answer is sent by itself.
  stores.shared.setState(({ cookies: now }) => ({
    cookies: now?.time === cookies.time ? { ...now, recorded } : now,
  }));
}

/** Sends a stored answer; renews an unknown session. */
export async function recordConsent({ http, stores, renewSession }: Teller): Promise<void> {
  try {
    await tellAnswer({ http, stores }).catch(async (error) => {
      if (!isUnknownSession(error)) throw error;
      await renewSession();
      await tellAnswer({ http, stores });
    });
  } catch {
    // The next visit tries again.
  }
}
