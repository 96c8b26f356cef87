'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTableAccount } from '@/lib/queries/table/table-account';
import { BillIsAsked } from './bill-is-asked';
import type { DraftCart } from './draft-cart';
import { JoinSheet } from './join-sheet';
import { useShowWaiterAhead } from './late-show-waiter';
import { SendAvoided } from './send-avoided';
import { SendChoices } from './send-choices';
import { SendFailed } from './send-failed';
import { TellAvoided } from './tell-avoided';
import { useJoinFirst } from './use-join-first';
import { useRoundPress } from './use-round-press';
import { WaitingRound } from './waiting-round';

function Failure({ sending: { failure, press, forget } }: { sending: ReturnType<typeof useRoundPress> }) {
  return failure && <SendFailed error={failure.error} onRetry={() => void press(failure)} onClose={forget} />;
}

/**
 * Sends the chosen dishes to the kitchen; a diner in no account yet joins it first (rule table/sending).
 * @param instead replaces the buttons where something cannot be sent (rule cart/stopped)
 */
export function SendButton({
  cart,
  instead = null,
  asksAvoided = true,
}: {
  cart: DraftCart;
  instead?: ReactNode;
  /** Whether it offers to say what the diner cannot eat; false where the page does. */
  asksAvoided?: boolean;
}) {
  const t = useTranslations('Table');
  const { data, error } = useTableAccount();
  const account = data?.account ?? null;
  const sending = useRoundPress(account);
  const { asked, press, ask, close, goOn } = useJoinFirst({ answer: data, error, send: sending.press });
  useShowWaiterAhead();
  if (account?.state === 'bill_asked') return <BillIsAsked />;
  if (sending.isPaused && sending.waiting)
    return (
      <WaitingRound
        cart={cart}
        account={account}
        waiting={sending.waiting}
        onTaken={() => void sending.give()}
      />
    );
  return (
    <>
      {account && <SendAvoided account={account} />}
      <p role="status" className="sr-only">
        {sending.isSent && t('sent')}
      </p>
      {data && instead === null && asksAvoided && (
        <TellAvoided
          account={account}
          isAsked={asked === 'avoided'}
          onAsk={() => ask('avoided')}
          onClose={close}
        />
      )}
      {instead ?? (
        <SendChoices
          cart={cart}
          account={account}
          isPending={sending.isPending}
          isLoading={!data && !error}
          onSend={press}
        />
      )}
      {asked && data && !account && (
        <JoinSheet waiting={data.waiting} after={asked} onJoined={goOn} onClose={close} />
      )}
      <Failure sending={sending} />
    </>
  );
}
