'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { getAccount, updateAccount } from '@/lib/contract/people/account-calls';
import type { Profile } from '@/lib/contract/people/profile';
import type { ProfileChanges } from '@/lib/contract/people/profile-changes';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

export const accountKey = ['account'] as const;

/** The diner's data on the server; the browser stores no documents (guarantee/little-in-storage). */
export function useAccount({ enabled = true } = {}) {
  const { http } = useApp();
  return useQuery({ queryKey: accountKey, queryFn: () => http(getAccount), staleTime: 60_000, enabled });
}

/** The browser knows the same afterwards (rule people/own-details). */
export function useUpdateAccount(profileId: number) {
  const { http, stores } = useApp();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (profile: ProfileChanges) =>
      http(updateAccount, { params: { profile_id: String(profileId) }, body: { profile } }),
    onSuccess: (account) => {
      queries.setQueryData(accountKey, account);
      const { name, phone, phone_code, phone_code_iso2, email } = account;
      const known = stores.profile.getState().profile;
      if (known)
        stores.profile.setState({ profile: { ...known, name, phone, phone_code, phone_code_iso2, email } });
    },
  });
  const update = (changes: ProfileChanges): Promise<Outcome<Profile>> => toOutcome(mutateAsync(changes));
  return { update, isPending };
}
