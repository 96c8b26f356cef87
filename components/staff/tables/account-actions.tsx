'use client';

import { useTranslations } from 'next-intl';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { Room } from '@/lib/contract/staff/table-calls';
import { isPaidUp } from '@/lib/domain/staff/room';
import { AddDish } from './add/add-dish';
import { CloseAccount } from './close-account';
import { JoinAccount } from './join-account';
import { TakeMoney } from './money/take-money';
import { MoveAccount } from './move-account';
import { NoteBill } from './note-bill';
import { PrintBill } from './print-bill';

/** The actions on an account as a whole; one that is closed takes nothing more. */
export function AccountActions({
  room,
  account,
  onOpen,
}: {
  room: Room;
  account: StaffAccount;
  onOpen: (tableId: number) => void;
}) {
  const t = useTranslations('StaffTables');
  if (account.state === 'closed') return null;
  const isPaid = isPaidUp(account);
  return (
    <>
      <section className="room-actions" aria-label={t('actions')}>
        <PrintBill {...{ account }} />
        {!isPaid && <NoteBill {...{ account }} />}
        <MoveAccount {...{ room, account }} onMoved={onOpen} />
        <JoinAccount {...{ room, account }} onJoined={onOpen} />
        {!isPaid && <CloseAccount {...{ account }} />}
      </section>
      <div className="room-bar">
        <AddDish {...{ account }} />
        {isPaid ? <CloseAccount {...{ account }} isNext /> : <TakeMoney {...{ account }} />}
      </div>
    </>
  );
}
