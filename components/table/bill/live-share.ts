import type { Account, Share } from '@/lib/contract/table/account';

/** The caller's share that is not paid yet: one at a time. */
export const liveShareOf = ({ shares }: Account): Share | null =>
  shares.find(({ is_mine, state }) => is_mine && state !== 'paid') ?? null;
