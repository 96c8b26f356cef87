'use client';

import { useMutation } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { dropShare, type HoldShareRequest, holdShare } from '@/lib/contract/table/shares';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { accountQuery, useAccountAnswer, useAskAccountAgain } from './table-account';

/** A member has one share at a time: the next one takes the place of the one before. */
export function useHoldShare(accountId: number) {
  const { http, tracker } = useApp();
  const answer = useAccountAnswer();
  const askAgain = useAskAccountAgain();
  const change = useMutation({
    mutationFn: (wish: HoldShareRequest) => http(holdShare, { ...accountQuery(accountId), body: wish }),
    onSuccess: (account) => {
      answer(account);
      tracker.track({ event: 'split_bill', purchase_id: accountId });
    },
    // Others took of it meanwhile.
    onError: askAgain,
  });
  const hold = (wish: HoldShareRequest): Promise<Outcome<Account>> => toOutcome(change.mutateAsync(wish));
  return { hold, isPending: change.isPending };
}

export function useDropShare(accountId: number) {
  const { http } = useApp();
  const answer = useAccountAnswer();
  const askAgain = useAskAccountAgain();
  const change = useMutation({
    mutationFn: (shareId: number) =>
      http(dropShare, { ...accountQuery(accountId), params: { id: String(shareId) } }),
    onSuccess: answer,
    onError: askAgain,
  });
  const drop = (shareId: number): Promise<Outcome<Account>> => toOutcome(change.mutateAsync(shareId));
  return { drop, isPending: change.isPending };
}
