'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { useRoomPlace, useRoomWords } from '@/components/staff/tables/room-place';
import { useRoomSending } from '@/components/staff/tables/use-table-sending';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ApiError } from '@/lib/clients/api-error';
import { setRefunded } from '@/lib/contract/staff/refund-calls';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { useGiver } from './use-giver';

/** Money that goes back in person: how much, to whom and by which way to pay. `name`: null where nobody said one. */
export type Owed = { id: number; amount: number; name: string | null; method: PaymentMethod };

/** @returns whom it is for and how it was paid, in one line */
export function useWhose(): (owed: Pick<Owed, 'name' | 'method'>) => string {
  const t = useTranslations('StaffTables');
  const methodText = useTranslations('Methods');
  return ({ name, method }) => [name || t('who_paid'), methodText(method)].join(' · ');
}

/** Asks once more before money counts as given, because that is not taken back. */
function GiveBack({ owed, label, onClose }: { owed: Owed; label: string; onClose: () => void }) {
  const t = useTranslations('StaffTables');
  const whose = useWhose();
  const { money } = useRoomWords();
  const { tell } = useRoomPlace();
  const amount = money(owed.amount);
  const { press, isPending, fault } = useRoomSending((error) =>
    error instanceof ApiError && error.key === 'conflict' ? t('back_over') : null,
  );
  const give = () =>
    press(async (ask) => {
      const params = { id: String(owed.id) };
      const { by } = await ask(setRefunded, { params, body: { status: 'refunded' } });
      if (by !== null) tell(t('back_by', { label, amount, name: by }));
    }, onClose);
  return (
    <ConfirmDialog
      title={t('back_title', { amount })}
      keep={t('keep')}
      go={t('back_go', { amount })}
      isPending={isPending}
      onClose={onClose}
      onGo={give}
    >
      <p className="font-semibold">{whose(owed)}</p>
      <p>{t('back_text')}</p>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The button that records that money was given back; who may not reads whom to ask (rule staff/void). */
export function GivenBack({ owed, label }: { owed: Owed; label: string }) {
  const t = useTranslations('StaffTables');
  const giver = useGiver();
  const [isAsking, setAsking] = useState(false);
  if (giver === 'no') return <span className="text-muted">{t('back_ask')}</span>;
  return (
    <>
      <NamedButton words={t('back_done')} className="button" onClick={() => setAsking(true)} />
      {isAsking && <GiveBack {...{ owed, label }} onClose={() => setAsking(false)} />}
    </>
  );
}
