import { holdsAnswer } from '@/lib/domain/visit/retention';
import type { Stores } from '@/lib/stores/create-stores';

export const CONSENT_BANNER_ID = 'consent';

export function showConsentBanner(isShown: boolean): void {
  const banner = document.getElementById(CONSENT_BANNER_ID);
  if (banner) banner.hidden = !isShown;
}

export const isConsentAsked = (): boolean => document.getElementById(CONSENT_BANNER_ID)?.hidden === false;

/** After a year the question is asked again (rule visit/retention). */
export function forgetOldAnswer({ stores, now }: { stores: Stores; now: Date }): void {
  const { cookies } = stores.shared.getState();
  if (cookies && !holdsAnswer({ time: cookies.time, now })) stores.shared.setState({ cookies: null });
}
