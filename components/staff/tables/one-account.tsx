'use client';

import { useTranslations } from 'next-intl';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { Room } from '@/lib/contract/staff/table-calls';
import { AccountActions } from './account-actions';
import { Avoided, Drafts, People } from './account-people';
import { AccountRounds } from './account-rounds';
import { AccountSums } from './account-sums';
import { OwedBack } from './money/account-money';
import { useRoomWords } from './room-place';

/** The account of a table as its branch sees it: its people, its rounds, its money, and what is done with it. */
export function OneAccount({
  room,
  account,
  onOpen,
}: {
  room: Room;
  account: StaffAccount;
  onOpen: (tableId: number) => void;
}) {
  const t = useTranslations('StaffTables');
  const { clock } = useRoomWords();
  const sitting = account.members.filter(({ left }) => !left).length;
  const facts = [
    account.number !== null && t('number', { number: account.number }),
    sitting > 0 && t('people', { count: sitting }),
    t('since', { hour: clock(account.opened_at) }),
    account.bill_asked_at !== null && t('bill_asked_at', { hour: clock(account.bill_asked_at) }),
  ];
  return (
    <div className="room-one-body">
      <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {account.state === 'closed' && (
        <p role="status">
          {t('closed')}
          {account.close_reason !== null && ` · «${account.close_reason}»`}
        </p>
      )}
      <OwedBack {...{ account }} />
      <Avoided {...{ account }} />
      <AccountRounds {...{ account }} />
      <Drafts {...{ account }} />
      <AccountSums {...{ account }} />
      <People {...{ account }} />
      <AccountActions {...{ room, account, onOpen }} />
    </div>
  );
}
