import { useState } from 'react';
import type { Account } from '@/lib/contract/table/account';
import { useSendRound } from '@/lib/queries/table/send-round';
import { showError } from '@/lib/stores/error-store';
import { othersOf, type Whose } from './waiting-lines';

/** Sends a round to an account, and keeps why it was not sent, for the next try. */
export function useRoundPress(account: Account | null) {
  const { send, giveToWaiter, waiting, isPending, isPaused } = useSendRound();
  const [failure, setFailure] = useState<{ whose: Whose; error: unknown } | null>(null);
  const [isSent, setSent] = useState(false);
  const press = async ({ whose, to = account }: { whose: Whose; to?: Account | null }) => {
    if (!to) return;
    setFailure(null);
    setSent(false);
    const outcome = await send({ whose, version: to.draft_versions[whose] });
    if (outcome.kind === 'failed') setFailure({ whose, error: outcome.error });
    // Staff take from the code of a phone what is its diner's alone.
    else setSent(whose === 'mine' || othersOf(outcome.value).length === 0);
  };
  /** One that was sent after all, or has changed, stays as it is. */
  const give = async () => {
    const outcome = await giveToWaiter();
    if (outcome?.kind === 'failed') showError(outcome.error);
  };
  return { press, give, failure, forget: () => setFailure(null), isSent, waiting, isPending, isPaused };
}
