'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMoney } from '@/components/cart/use-money';
import { useOfflinePress } from '@/components/payments/use-offline-press';
import { useApp } from '@/lib/browser/app-provider';
import type { Account, Share } from '@/lib/contract/table/account';
import type { InPersonMethod } from '@/lib/domain/payments/payment-methods';
import { usePayInPerson } from '@/lib/queries/payments/payments';
import { useAskAccountAgain } from '@/lib/queries/table/table-account';
import { showError } from '@/lib/stores/error-store';

/** Pays the waiter, who confirms it (rule payments/shares). @param cash undefined: too little, which `onLow` says */
export function AtTable({
  account,
  share,
  method,
  cash,
  onLow,
  children,
}: {
  account: Account;
  share: Share;
  method: InPersonMethod;
  cash: number | null | undefined;
  onLow: () => void;
  /** The choice of the way to pay. */
  children: ReactNode;
}) {
  const [t, checkout] = [useTranslations('Account'), useTranslations('Checkout')];
  const total = useMoney(useApp().tenant.currency)(share.amount + share.tip);
  const { payInPerson, isPending } = usePayInPerson(account.id);
  const askAgain = useAskAccountAgain();
  const offline = useOfflinePress();
  const isLow = method === 'cash' && cash === undefined;
  const pay = async () => {
    if (isLow) return onLow();
    if (!navigator.onLine) return offline.tell();
    const outcome = await payInPerson({
      method,
      cash_amount: method === 'cash' ? (cash ?? null) : null,
      share_id: share.id,
    });
    askAgain();
    if (outcome.kind === 'failed') showError(outcome.error, () => void pay());
  };
  return (
    <>
      {children}
      {offline.isTold && (
        <p className="card mt-4 p-4 font-semibold" role="alert">
          {checkout('in_person_no_connection')}
        </p>
      )}
      <div className="sticky-action">
        <button
          type="button"
          className="button w-full"
          disabled={isPending}
          aria-busy={isPending}
          onClick={() => void pay()}
        >
          {t('at_table', { total })}
        </button>
      </div>
    </>
  );
}
