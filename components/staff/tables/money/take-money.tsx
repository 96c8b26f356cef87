'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRoomPlace, useRoomWords } from '@/components/staff/tables/room-place';
import { Unfinished } from '@/components/staff/tables/unfinished';
import { useAccountSending, useOneKey } from '@/components/staff/tables/use-table-sending';
import { Dialog } from '@/components/ui/dialog';
import { ApiError } from '@/lib/clients/api-error';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { takeShare } from '@/lib/contract/staff/table-calls';
import { CashGiven } from './cash-given';
import { PartField } from './part-field';
import { TipField } from './tip-field';
import { useTaking } from './use-taking';

/** The ways to pay that the branch offers in person. */
function Ways({
  takes,
  method,
  onMethod,
}: Pick<StaffAccount, 'takes'> & {
  method: string;
  onMethod: (method: StaffAccount['takes'][number]) => void;
}) {
  const t = useTranslations('StaffTables');
  const methodText = useTranslations('Methods');
  if (takes.length < 2) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 font-semibold">{t('way')}</legend>
      {takes.map((one) => (
        <button
          key={one}
          type="button"
          className="button button-quiet"
          aria-pressed={one === method}
          onClick={() => onMethod(one)}
        >
          {methodText(one)}
        </button>
      ))}
    </fieldset>
  );
}

/** Sends what was chosen under one key until it arrived. @returns the failure, of the choice that it was about and of no other */
function useSendTaking({ account, onTaken }: { account: StaffAccount; onTaken: () => void }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const { tell } = useRoomPlace();
  const taking = useTaking(account);
  const { press, isPending, fault } = useAccountSending((error) => {
    if (error instanceof ApiError && error.key === 'share_too_large') return t('too_large');
    const total = taking.learn(error);
    return total === null ? null : t('sum_other', { amount: money(total) });
  });
  const { keyOf, forget } = useOneKey();
  const { body, change } = taking;
  const choice = JSON.stringify({ ...body, total: 0 });
  const [tried, setTried] = useState('');
  const take = () => {
    setTried(choice);
    const idempotencyKey = keyOf([account.id, account.paid, body]);
    return press(
      (ask) => ask(takeShare, { params: { id: String(account.id) }, body, idempotencyKey }),
      () => {
        forget();
        onTaken();
        if (change <= 0) return;
        const cash = money(body.cash_amount ?? 0);
        tell(t('told_change', { label: account.table.label, cash, change: money(change) }));
      },
    );
  };
  return { taking, take, isPending, fault: tried === choice ? fault : null };
}

function Taking({ account, onTaken }: { account: StaffAccount; onTaken: () => void }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const { taking, take, isPending, fault } = useSendTaking({ account, onTaken });
  const isLast = taking.sum - taking.tip >= account.left && account.in_flight === 0;
  const closes = account.bill_asked_at !== null && isLast;
  return (
    <div className="grid gap-4">
      <p className="room-sum room-sum-left">
        <span>{t('left')}</span>
        <span>{money(account.left)}</span>
      </p>
      {taking.free < account.left && (
        <p className="text-muted">{t('held', { amount: money(account.left - taking.free) })}</p>
      )}
      <PartField {...{ account, taking }} />
      <Ways takes={account.takes} method={taking.method} onMethod={taking.setMethod} />
      <TipField {...{ account, taking }} />
      {taking.method === 'cash' && <CashGiven {...{ taking }} />}
      {closes && (
        <div className="grid gap-2">
          <p className="font-semibold">{t('take_closes')}</p>
          <Unfinished {...{ account }} />
        </div>
      )}
      <div className="room-bar room-bar-take">
        {fault !== null && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        <p role="status" className="room-change empty:hidden">
          {taking.change > 0 ? t('change', { amount: money(taking.change) }) : null}
        </p>
        <button
          type="button"
          className="button w-full"
          disabled={isPending || !taking.isReady}
          aria-busy={isPending}
          onClick={take}
        >
          {t('take_go', { amount: money(taking.sum) })}
        </button>
      </div>
    </div>
  );
}

/** Takes money that no phone asked for (rule staff/guests). */
export function TakeMoney({ account }: { account: StaffAccount }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const [isOpen, setOpen] = useState(false);
  const isPaid = account.left === 0;
  if ((isPaid && !isOpen) || account.takes.length === 0) return null;
  return (
    <>
      {!isPaid && (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {t('take', { amount: money(account.left) })}
        </button>
      )}
      {isOpen && (
        <Dialog
          title={t('take_title', { label: account.table.label })}
          closeLabel={t('dismiss')}
          onClose={() => setOpen(false)}
        >
          {isPaid ? (
            <p role="alert">{t('taken_meanwhile')}</p>
          ) : (
            <Taking {...{ account }} onTaken={() => setOpen(false)} />
          )}
        </Dialog>
      )}
    </>
  );
}
