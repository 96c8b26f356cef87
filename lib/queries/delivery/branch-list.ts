'use client';

import { useQuery } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { listBranches } from '@/lib/contract/branches/calls';

const KEPT_MS = 300_000;

/** All branches of the tenant, for a page that lists none. */
export function useBranchList() {
  const { http, tenant } = useApp();
  return useQuery({
    queryKey: ['branch-list', tenant.id],
    queryFn: () => http(listBranches),
    staleTime: KEPT_MS,
  });
}
