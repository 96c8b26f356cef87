import { useState } from 'react';
import type { Account, AccountAnswer } from '@/lib/contract/table/account';
import { showError } from '@/lib/stores/error-store';
import type { Whose } from './waiting-lines';

/** The press that waits for an account: a round, or what the diner cannot eat. A round goes on once it is joined. */
export function useJoinFirst({
  answer,
  error,
  send,
}: {
  answer: AccountAnswer | undefined;
  /** Why there is no answer. */
  error: unknown;
  send: (round: { whose: Whose; to?: Account }) => Promise<void>;
}) {
  const [asked, setAsked] = useState<Whose | 'avoided' | null>(null);
  const press = (whose: Whose) => {
    if (answer?.account) void send({ whose });
    else if (answer) setAsked(whose);
    else showError(error);
  };
  const goOn = (to: Account) => {
    if (asked === null || asked === 'avoided') return;
    setAsked(null);
    void send({ whose: asked, to });
  };
  return { asked, press, ask: setAsked, close: () => setAsked(null), goOn };
}
