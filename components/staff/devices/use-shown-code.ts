'use client';

import { useEffect, useState } from 'react';
import type { DeviceCode, StaffDevices } from '@/lib/contract/staff/device-calls';

/**
 * The code of a tablet on the screen, which is its only copy: it goes when the list, which had it, has it no more, because it was used, is
 * over or has a newer one, or its tablet was ended.
 */
export function useShownCode(devices: StaffDevices['devices'] | null) {
  const [made, setMade] = useState<DeviceCode | null>(null);
  const [isListed, setListed] = useState(false);
  const listed = devices?.find(({ id }) => id === made?.id);
  const stands = made !== null && listed?.code_expires_at === made.expires_at;
  useEffect(() => {
    if (stands) setListed(true);
    if (!stands && isListed) {
      setMade(null);
      setListed(false);
    }
  }, [stands, isListed]);
  return {
    made,
    /** @param code null: none any more */
    show(code: DeviceCode | null): void {
      setListed(false);
      setMade(code);
    },
  };
}
