'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { lazyPart } from '@/lib/browser/parts/lazy-part';
import { loadPart } from '@/lib/browser/parts/load-part';
import type { Cart, CartLine } from '@/lib/contract/cart/cart';
import type { Account } from '@/lib/contract/table/account';
import { formatAmount } from '@/lib/domain/money/money';
import { useSendRound } from '@/lib/queries/table/send-round';
import { useBill, useTableAccount } from '@/lib/queries/table/table-account';
import { showError } from '@/lib/stores/error-store';
import { JoinSheet } from './join-sheet';
import { SendAvoided } from './send-avoided';
import { SendFailed } from './send-failed';
import type { ShowWaiter as ShowWaiterType } from './show-waiter';
import { TellAvoided } from './tell-avoided';
import { othersOf, type WaitingLine, type Whose, waitingLinesOf } from './waiting-lines';

const loadShowWaiter = () => loadPart(() => import('./show-waiter')).then((one) => one.ShowWaiter);
const ShowWaiter = lazyPart<ComponentProps<typeof ShowWaiterType>>(loadShowWaiter);

type Sent = Pick<Cart, 'total'> & { products: readonly CartLine[] };

function BillIsAsked() {
  const t = useTranslations('Table');
  const { setBill, isPending } = useBill();
  const reopen = async () => {
    const outcome = await setBill('reopen');
    if (outcome.kind === 'failed') showError(outcome.error, () => void reopen());
  };
  return (
    <div className="grid w-full gap-2">
      <p>{t('bill_is_asked')}</p>
      <button type="button" className="button w-full" disabled={isPending} onClick={() => void reopen()}>
        {t('reopen')}
      </button>
    </div>
  );
}

/** Without a signal the order waits on the phone, and the waiter can read it there (rule table/sending). */
function Unsent({
  lines,
  code,
  onTaken,
}: {
  lines: readonly WaitingLine[];
  onTaken: () => void;
  code: { member: number | null; secret: string | null; key: string };
}) {
  const t = useTranslations('Table');
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid w-full gap-2">
      <p role="status" className="card p-3">
        {t('send_waits_note')}
      </p>
      <button type="button" className="button button-quiet w-full" disabled aria-busy>
        {t('send_waits')}
      </button>
      {lines.length > 0 && (
        <button type="button" className="button w-full" onClick={() => setShown(true)}>
          {t('show_waiter')}
        </button>
      )}
      {isShown && <ShowWaiter lines={lines} code={code} onTaken={onTaken} onClose={() => setShown(false)} />}
    </div>
  );
}

function Waiting({
  cart: { products },
  account,
  waiting: { key, whose, taken },
  onTaken,
}: {
  cart: Sent;
  account: Account | null;
  waiting: NonNullable<ReturnType<typeof useSending>['waiting']>;
  onTaken: () => void;
}) {
  const t = useTranslations('Table');
  if (taken)
    return (
      <p role="status" className="card w-full p-3">
        {t('waiter_took_it')}
      </p>
    );
  return (
    <Unsent
      lines={waitingLinesOf({ whose, products, account })}
      onTaken={onTaken}
      code={{ member: account?.me ?? null, secret: account?.code_secret ?? null, key }}
    />
  );
}

function useSending(account: Account | null) {
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

function Buttons({
  cart,
  account,
  isPending,
  isLoading,
  onSend,
}: {
  cart: Sent;
  account: Account | null;
  isPending: boolean;
  /** The account that it is sent to is not known yet. */
  isLoading: boolean;
  onSend: (whose: Whose) => void;
}) {
  const t = useTranslations('Table');
  const { currency, establishment } = useApp().tenant;
  const print = (amount: number) => formatAmount({ amount, currency });
  const others = account ? othersOf(account) : [];
  const all = others.flatMap(({ lines }) => lines).reduce((sum, { subtotal }) => sum + subtotal, cart.total);
  const isMine = cart.products.length > 0;
  const mine = others.length > 0 ? 'send_mine' : 'send';
  return (
    <div className="grid w-full gap-2">
      {isMine && (
        <button
          type="button"
          className="button w-full"
          disabled={isPending || isLoading}
          aria-busy={isPending || isLoading}
          onClick={() => onSend('mine')}
        >
          {isPending ? t('sending') : t(mine, { total: print(cart.total), establishment })}
        </button>
      )}
      {others.length > 0 && (
        <button
          type="button"
          className={isMine ? 'button button-quiet w-full' : 'button w-full'}
          disabled={isPending}
          onClick={() => onSend('all')}
        >
          {t('send_all', { total: print(all) })}
        </button>
      )}
    </div>
  );
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
  cart: Sent;
  instead?: ReactNode;
  /** Whether it offers to say what the diner cannot eat; false where the page does. */
  asksAvoided?: boolean;
}) {
  const t = useTranslations('Table');
  const { data, error } = useTableAccount();
  const account = data?.account ?? null;
  const sending = useSending(account);
  /** The press that waits for an account: a round, or what the diner cannot eat. */
  const [asked, setAsked] = useState<Whose | 'avoided' | null>(null);
  useEffect(() => {
    // Without a signal it is too late to load it.
    void import('./show-waiter').catch(() => undefined);
  }, []);
  const press = (whose: Whose) => {
    if (account) void sending.press({ whose });
    else if (data) setAsked(whose);
    else showError(error);
  };
  if (account?.state === 'bill_asked') return <BillIsAsked />;
  if (sending.isPaused && sending.waiting)
    return (
      <Waiting cart={cart} account={account} waiting={sending.waiting} onTaken={() => void sending.give()} />
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
          onAsk={() => setAsked('avoided')}
          onClose={() => setAsked(null)}
        />
      )}
      {instead ?? (
        <Buttons
          cart={cart}
          account={account}
          isPending={sending.isPending}
          isLoading={!data && !error}
          onSend={press}
        />
      )}
      {asked && data && !account && (
        <JoinSheet
          waiting={data.waiting}
          sends={asked !== 'avoided'}
          onJoined={(to) => {
            if (asked === 'avoided') return;
            setAsked(null);
            void sending.press({ whose: asked, to });
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {sending.failure && (
        <SendFailed
          error={sending.failure.error}
          onRetry={() => sending.failure && void sending.press(sending.failure)}
          onClose={sending.forget}
        />
      )}
    </>
  );
}
