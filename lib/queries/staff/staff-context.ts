import { createContext, useContext } from 'react';
import type { Http } from '@/lib/clients/http';
import type { Taps } from '@/lib/stores/staff-taps';

/** @param slug null: about the person who is signed in */
type Staff = { http: (slug: string | null) => Http; taps: Taps };
export const StaffContext = createContext<Staff | null>(null);

/** @throws outside a `StaffApp` */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff needs a StaffApp above it');
  return staff;
}
