import { useEffect, useState } from 'react';
import type { Account, AccountMember } from '@/lib/contract/table/account';

/** Long enough to be read. */
const TOLD_MS = 8_000;

/** The member who came while the account was on the screen: shown to the table for a while (rule table/joining). */
export function useNewcomer({ members }: Account): AccountMember | null {
  const [known, setKnown] = useState(members);
  const [newcomer, setNewcomer] = useState<AccountMember | null>(null);
  if (known !== members) {
    setKnown(members);
    const came = members.find(({ number }) => !known.some((one) => one.number === number));
    if (came && !came.is_me) setNewcomer(came);
  }
  useEffect(() => {
    if (!newcomer) return;
    const timer = setTimeout(() => setNewcomer(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [newcomer]);
  return newcomer;
}
