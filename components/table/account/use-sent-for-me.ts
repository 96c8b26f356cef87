import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Account, AccountMember } from '@/lib/contract/table/account';
import { renewTopic } from '@/lib/queries/live-topics';

/** Long enough to be read. */
const TOLD_MS = 8_000;

type Round = Account['rounds'][number];
const isMine = (round: Round, me: number | null) =>
  round.member !== me && round.lines.some(({ member }) => member === me);

/** It names who sent what the reader had chosen, while the account was on the screen (rule table/sending). */
export function useSentForMe({ rounds, members, me }: Account): AccountMember | null {
  const queries = useQueryClient();
  const [known, setKnown] = useState(rounds);
  const [sender, setSender] = useState<AccountMember | null>(null);
  if (known !== rounds) {
    setKnown(rounds);
    const came = rounds.filter(({ number }) => !known.some((one) => one.number === number));
    const mine = me === null ? undefined : came.find((round) => isMine(round, me));
    const by = mine && members.find(({ number }) => number === mine.member);
    if (by) setSender(by);
  }
  useEffect(() => {
    if (!sender) return;
    // Also where the account was asked for and no event came.
    renewTopic({ queries, topic: 'table' });
    const timer = setTimeout(() => setSender(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [sender, queries]);
  return sender;
}
