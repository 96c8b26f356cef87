'use client';

import { useEffect, useState } from 'react';
import type { OpenInvitation } from '@/lib/contract/staff/person-calls';
import { useOpenInvitation } from '@/lib/queries/staff/person';

/** The token stands behind `#`, so no server and no log reads it; it leaves the address at once. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const given = new URLSearchParams(location.hash.slice(1)).get('token');
    if (given === null) return setToken((before) => before ?? '');
    setToken(given);
    history.replaceState(null, '', location.pathname);
  }, []);
  return token;
}

/** @returns the invitation of this page's address; `null` while it is read */
export function useInvitation(): {
  token: string;
  invitation: OpenInvitation | null;
  error: unknown;
} {
  const token = useToken();
  const { data, error } = useOpenInvitation(token);
  return { token: token ?? '', invitation: data ?? null, error };
}
