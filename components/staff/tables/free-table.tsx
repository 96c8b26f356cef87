'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { openStaffAccount, type RoomTable } from '@/lib/contract/staff/table-calls';
import { MEMBER_NAME } from '@/lib/domain/table/members';
import { useRoomPlace, useRoomWords } from './room-place';
import { useAccountSending, useOneKey } from './use-table-sending';

/** Opens an account for people without a phone; a name is not needed. */
function OpenAccount({ tableId }: { tableId: number }) {
  const t = useTranslations('StaffTables');
  const [name, setName] = useState('');
  const { press, isPending, fault } = useAccountSending();
  const { keyOf, forget } = useOneKey();
  const body = name.trim() === '' ? {} : { name: name.trim() };
  const open = () =>
    press(
      (ask) =>
        ask(openStaffAccount, {
          params: { id: String(tableId) },
          body,
          idempotencyKey: keyOf([tableId, body]),
        }),
      forget,
    );
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Field
        {...{ label: t('open_name'), hint: t('open_hint'), value: name, onChange: setName }}
        maxLength={MEMBER_NAME}
        autoComplete="off"
      />
      <button type="submit" className="button" disabled={isPending}>
        {t('open')}
      </button>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </form>
  );
}

/** A table where nobody has an account. */
export function FreeTable({ table: { id, seats, booking } }: { table: RoomTable }) {
  const t = useTranslations('StaffTables');
  const { clock } = useRoomWords();
  const { branch } = useRoomPlace();
  return (
    <div className="room-one-body">
      <p>
        {booking
          ? t('reserved_for', {
              hour: clock(booking.starts_at),
              people: booking.people ?? 0,
              name: booking.name,
            })
          : t('free')}
        {seats !== null && ` ${booking ? '' : '· '}${t('seats', { count: seats })}`}
      </p>
      {branch.has_accounts ? <OpenAccount tableId={id} /> : <p className="text-muted">{t('no_accounts')}</p>}
    </div>
  );
}
