'use client';

import { useEffect, useState } from 'react';
import type { OpenInvitation } from '@/lib/contract/staff/person-calls';
import { useOpenInvitation } from '@/lib/queries/staff/person';

/** The token stands behind `#`, so no server and no log reads it; it leaves the address at once. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const given = new URLSearchParams(location.hash.slice(1)).get('token');
    // A page that is loaded again finds it in its own history.
    const kept: unknown = history.state?.token;
    const found = given ?? (typeof kept === 'string' ? kept : '');
    history.replaceState({ ...history.state, token: found }, '', location.pathname);
    setToken(found);
  }, []);
  return token;
}

/** @returns the invitation of this page's address; `null` while it is read */
export function useInvitation(): {
  /** Null: it is not read yet. */
  token: string | null;
  invitation: OpenInvitation | null;
  error: unknown;
} {
  const token = useToken();
  const { data, error } = useOpenInvitation(token);
  return { token, invitation: data ?? null, error };
}
