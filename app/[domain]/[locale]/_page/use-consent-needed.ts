import { useState } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { CONSENT_VERSION } from '@/lib/domain/visit/consent';
import { measuredBy } from '@/lib/domain/visit/pixel-ids';

/** True if it asks, measures, or has an unsent answer; stays true, to hear of answers in other tabs. */
export function useConsentNeeded(): boolean {
  const { tenant, screen } = useApp();
  const cookies = useSlice('shared', (state) => state.cookies);
  const [wasNeeded, setWasNeeded] = useState(false);
  const measures = screen.isMeasured && measuredBy(tenant.pixels) !== null;
  const isRefused = cookies?.version === CONSENT_VERSION && !cookies.accepted;
  const isNeeded = (measures && !isRefused) || cookies?.recorded === false;
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return isNeeded || wasNeeded;
}
