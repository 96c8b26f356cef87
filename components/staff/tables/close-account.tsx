'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { closeStaffAccount, type StaffAccount } from '@/lib/contract/staff/account-calls';
import { AsksGiver } from './asks-giver';
import { useGiver } from './money/use-giver';
import { ReasonDialog } from './reason-dialog';
import { useRoomWords } from './room-place';
import { Unfinished } from './unfinished';
import { useAccountSending } from './use-table-sending';

/** Reasons that are said often. */
const READY = ['close_till', 'close_gift', 'close_gone'] as const;

/** Asks before a table is closed, and says what is not paid, served or sent yet (rule staff/closing). */
function Asking({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const giver = useGiver();
  const { press, isPending, fault } = useAccountSending();
  const { left, in_flight: inFlight } = account;
  const close = (reason?: string) =>
    press(
      (ask) =>
        ask(closeStaffAccount, {
          params: { id: String(account.id) },
          body: { status: 'closed_account', ...(reason !== undefined && { reason }) },
        }),
      onClose,
    );
  const title = t('close_title', { label: account.table.label });
  const dialog = { title, go: t('close'), isPending, onClose };
  const unfinished = <Unfinished {...{ account }} />;
  if (left + inFlight === 0)
    return (
      <ConfirmDialog {...dialog} keep={t('keep')} onGo={() => close()}>
        {unfinished}
        <p>{t('close_text')}</p>
        {fault !== null && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
      </ConfirmDialog>
    );
  const unpaid = (
    <>
      {left > 0 && <p className="font-semibold">{t('close_left', { amount: money(left) })}</p>}
      {inFlight > 0 && <p className="font-semibold">{t('close_in_flight', { amount: money(inFlight) })}</p>}
      {unfinished}
    </>
  );
  if (giver === 'no') return <AsksGiver {...{ title, onClose }}>{unpaid}</AsksGiver>;
  return (
    <ReasonDialog
      {...dialog}
      {...{ fault }}
      text={t('void_text')}
      ready={READY.map((one) => t(one))}
      onGo={close}
    >
      {unpaid}
      {giver === 'pin' && <p>{t('giver_pin')}</p>}
    </ReasonDialog>
  );
}

/** Closes an account; one with something left to pay only for a reason (rule table/bill). @param isNext all is paid, so it is what comes next */
export function CloseAccount({ account, isNext = false }: { account: StaffAccount; isNext?: boolean }) {
  const t = useTranslations('StaffTables');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isNext ? 'button' : 'button button-quiet'}
        onClick={() => setAsking(true)}
      >
        {t(isNext ? 'paid_close_go' : 'close')}
      </button>
      {isAsking && <Asking {...{ account }} onClose={() => setAsking(false)} />}
    </>
  );
}
