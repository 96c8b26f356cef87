'use client';

import { useQuery } from '@tanstack/react-query';
import { useVisit } from '@/lib/browser/visit-provider';
import { getAccount } from '@/lib/contract/people/calls';

export const accountKey = ['account'] as const;

/** What the server keeps of the diner; the browser stores no documents (guarantee/little-in-storage). */
export function useAccount({ enabled = true } = {}) {
  const { http } = useVisit();
  return useQuery({ queryKey: accountKey, queryFn: () => http(getAccount), staleTime: 60_000, enabled });
}
