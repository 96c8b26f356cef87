import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { serverNow } from '@/lib/browser/server-clock';
import { listDevices, type StaffDevices } from '@/lib/contract/staff/device-calls';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import { getTablet, keepTurn, type Tablet } from '@/lib/contract/staff/tablet-calls';
import { ME } from './person';
import { useStaff } from './staff-context';

/** A code that is shown is used on another screen, so the list is asked for again. */
const POLL_MS = 5_000;

/** The shared tablets of a restaurant. `show`: a command answered how they are now; `askAgain`: one that did not. */
export function useDevices(slug: string) {
  const { http } = useStaff();
  const client = useQueryClient();
  const queryKey = ['devices', slug];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => http(slug)(listDevices),
    refetchInterval: POLL_MS,
  });
  return {
    ...{ devices: data?.devices ?? null, error },
    show: (devices: StaffDevices) => client.setQueryData(queryKey, devices),
    askAgain: () => client.invalidateQueries({ queryKey }),
  };
}

const TABLET = ['tablet'];

/** This tablet. `show`: a command answered how it is now, and who is at work. */
export function useTablet({ isAsked = true }: { isAsked?: boolean } = {}) {
  const { http } = useStaff();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: TABLET,
    enabled: isAsked,
    retry: false,
    // A browser that is no tablet is asked for a code, not for a password.
    meta: { staysSignedOut: true },
    queryFn: () => http(null)(getTablet),
  });
  return {
    ...{ tablet: data ?? null, error },
    show(tablet: Tablet): void {
      client.setQueryData(TABLET, tablet);
      void client.invalidateQueries({ queryKey: ME });
    },
  };
}

/** @returns whether this browser is a shared tablet, as far as is known: nothing is asked for it */
export function useIsTablet(): () => boolean {
  const client = useQueryClient();
  return useCallback(() => client.getQueryData<SignedIn>(ME)?.device !== undefined, [client]);
}

const TOLD_EVERY_MS = 30_000;

/** Says while a tablet is touched that somebody is at it, and shows that it is nobody's when their turn is over. */
export function useTouch(endsAt: string | null): void {
  const { http } = useStaff();
  const client = useQueryClient();
  useEffect(() => {
    if (endsAt === null) return;
    let toldAt = Date.now();
    const again = () => void client.invalidateQueries({ queryKey: ME });
    const touched = () => {
      if (Date.now() - toldAt < TOLD_EVERY_MS) return;
      toldAt = Date.now();
      void http(null)(keepTurn).then(again, () => undefined);
    };
    const over = setTimeout(again, Math.max(1_000, Date.parse(endsAt) - serverNow().getTime() + 1_000));
    window.addEventListener('pointerdown', touched);
    window.addEventListener('keydown', touched);
    return () => {
      clearTimeout(over);
      window.removeEventListener('pointerdown', touched);
      window.removeEventListener('keydown', touched);
    };
  }, [endsAt, http, client]);
}
