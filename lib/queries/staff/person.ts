import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getSignedIn,
  listSessions,
  readInvitation,
  type StaffSession,
} from '@/lib/contract/staff/person-calls';
import { useStaff } from './staff-context';

export const ME = ['me'];

/** The person at work here; without a session each question leads to the sign-in. */
export function useSignedIn() {
  const { http } = useStaff();
  return useQuery({ queryKey: ME, queryFn: () => http(null)(getSignedIn) });
}

const SESSIONS = ['sessions'];

/** Where the person is signed in. `show`: a command answered how it is now; `askAgain`: one that did not. */
export function useSessions({ isSignedIn }: { isSignedIn: boolean }) {
  const { http } = useStaff();
  const client = useQueryClient();
  const { data: sessions = [] } = useQuery({
    queryKey: SESSIONS,
    enabled: isSignedIn,
    queryFn: () => http(null)(listSessions),
  });
  return {
    sessions,
    show: (left: StaffSession[]) => client.setQueryData(SESSIONS, left),
    askAgain: () => void client.invalidateQueries({ queryKey: SESSIONS }),
  };
}

/** @param token null: it is not known yet; empty: the page has none */
export function useOpenInvitation(token: string | null) {
  const { http } = useStaff();
  return useQuery({
    queryKey: ['invitation', token],
    enabled: Boolean(token),
    queryFn: () => http(null)(readInvitation, { body: { token: token ?? '' } }),
  });
}
