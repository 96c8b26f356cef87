'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { closeStaffAccount, type StaffAccount } from '@/lib/contract/staff/account-calls';
import { ReasonDialog } from './reason-dialog';
import { useRoomWords } from './room-place';
import { useAccountSending } from './use-table-sending';

/** Reasons that are said often. */
const READY = ['close_till', 'close_gift', 'close_gone'] as const;

/** Closes an account; one with something left to pay only for a reason (rule table/bill). @param isNext all is paid, so it is what comes next */
export function CloseAccount({ account, isNext = false }: { account: StaffAccount; isNext?: boolean }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const [isAsking, setAsking] = useState(false);
  const { press, isPending, fault } = useAccountSending();
  const isLeft = account.left > 0 || account.in_flight > 0;
  const label = account.table.label;
  const close = (reason?: string) =>
    press(
      (ask) =>
        ask(closeStaffAccount, {
          params: { id: String(account.id) },
          body: { status: 'closed_account', ...(reason !== undefined && { reason }) },
        }),
      () => setAsking(false),
    );
  const dialog = {
    title: t('close_title', { label }),
    go: t('close'),
    isPending,
    onClose: () => setAsking(false),
  };
  return (
    <>
      <button
        type="button"
        className={isNext ? 'button' : 'button button-quiet'}
        onClick={() => setAsking(true)}
      >
        {t(isNext ? 'paid_close_go' : 'close')}
      </button>
      {isAsking &&
        (isLeft ? (
          <ReasonDialog
            {...dialog}
            {...{ fault }}
            text={t('close_left', { amount: money(account.left + account.in_flight) })}
            ready={READY.map((one) => t(one))}
            onGo={close}
          />
        ) : (
          <ConfirmDialog {...dialog} keep={t('keep')} onGo={() => close()}>
            <p>{t('close_text')}</p>
            {fault !== null && (
              <p role="alert" className="text-danger">
                {fault}
              </p>
            )}
          </ConfirmDialog>
        ))}
    </>
  );
}
