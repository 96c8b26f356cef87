'use client';

import { Banknote } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCurrencyCode } from '@/components/cart/currency-code';
import { useMoney } from '@/components/cart/use-money';
import { LoadingShape } from '@/components/layout/loading-shape';
import { TimeLeft } from '@/components/payments/results/time-left';
import { WithoutOrder } from '@/components/payments/without-order';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { Account, Share } from '@/lib/contract/table/account';
import { useOrder } from '@/lib/queries/orders/orders';
import { useAskAccountAgain } from '@/lib/queries/table/table-account';
import { useDropShare } from '@/lib/queries/table/table-shares';
import { showError } from '@/lib/stores/error-store';
import { liveShareOf } from './live-share';
import { SharePayment } from './share-payment';

/** A held share whose time ran out while this page showed it. */
export function useLostShare(account: Account): boolean {
  const live = liveShareOf(account);
  const [held, setHeld] = useState<Share | null>(null);
  if (live && live !== held) setHeld(live);
  if (live || held?.state !== 'held' || held.until === null) return false;
  const isPaid = account.shares.some(({ id }) => id === held.id);
  return !isPaid && Date.parse(held.until) <= Date.now();
}

/** The chosen share: its part of the bill, the tip, and the total. */
function ShareSums({ share }: { share: Share }) {
  const t = useTranslations('Account');
  const code = useCurrencyCode();
  const print = useMoney(useApp().tenant.currency);
  return (
    <dl className="grid gap-2">
      <div className="row">
        <dt>{t('my_part')}</dt>
        <dd>{print(share.amount)}</dd>
      </div>
      {share.tip > 0 && (
        <div className="row">
          <dt>{t('tip')}</dt>
          <dd>{print(share.tip)}</dd>
        </div>
      )}
      <div className="row border-line border-t pt-2 font-semibold text-lead">
        <dt>
          {t('total')}
          {code}
        </dt>
        <dd>{print(share.amount + share.tip)}</dd>
      </div>
    </dl>
  );
}

type Dropped = { account: Account; share: Share; onDropped: () => void };

/** Gives the share back, so that another part or another way is chosen. */
function DropButton({ account, share, onDropped, children }: Dropped & { children: ReactNode }) {
  const { drop, isPending } = useDropShare(account.id);
  const leave = async () => {
    const outcome = await drop(share.id);
    if (outcome.kind === 'failed') showError(outcome.error, () => void leave());
    else onDropped();
  };
  return (
    <button
      type="button"
      className="button button-quiet mt-4 w-full"
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => void leave()}
    >
      {children}
    </button>
  );
}

function WaitsForWaiter(dropped: Dropped) {
  const t = useTranslations('Account');
  const { amount, tip } = dropped.share;
  const total = useMoney(useApp().tenant.currency)(amount + tip);
  return (
    <>
      <p className="flex items-start gap-3 text-lead" role="status">
        <Icon of={Banknote} size={24} className="mt-[2px] flex-none" />
        {t('at_table_text', { total })}
      </p>
      <DropButton {...dropped}>{t('at_table_cancel')}</DropButton>
    </>
  );
}

/** The forms need what the order knows: its branch, and the caller's own last attempt. */
function ShareForms({ account, share, locale }: { account: Account; share: Share; locale: string }) {
  const query = useOrder(account.id);
  const askAgain = useAskAccountAgain();
  const reload = async () => {
    await query.refetch();
    askAgain();
  };
  if (!query.data && !query.error) return <LoadingShape className="h-[320px]" />;
  if (!query.data)
    return <WithoutOrder title="h2" error={query.error} onRetry={() => void query.refetch()} />;
  return <SharePayment account={account} share={share} order={query.data} reload={reload} locale={locale} />;
}

/** The payment of the reader's share, in place of everything else that the page offers. */
export function MyPayment({ locale, ...dropped }: Dropped & { locale: string }) {
  const { account, share } = dropped;
  const t = useTranslations('Account');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <section className="mt-6 grid gap-4">
      <h2 ref={title} tabIndex={-1} className="text-section outline-none">
        {t('pay_title')}
      </h2>
      <ShareSums share={share} />
      {share.state === 'held' && share.until && (
        <TimeLeft until={share.until} say={(time) => t('held_left', { time })} />
      )}
      {share.state === 'in_person' ? (
        <WaitsForWaiter {...dropped} />
      ) : (
        <div>
          <ShareForms account={account} share={share} locale={locale} />
          {share.state === 'held' && <DropButton {...dropped}>{t('change_share')}</DropButton>}
        </div>
      )}
    </section>
  );
}
