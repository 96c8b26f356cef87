'use client';

import { useTranslations } from 'next-intl';
import { noteBill, type StaffAccount } from '@/lib/contract/staff/account-calls';
import { useAccountSending } from './use-table-sending';

/** Says that the table asked the waiter for its bill, or that it orders on (rule staff/guests). */
export function NoteBill({ account: { id, bill_asked_at: askedAt, rounds } }: { account: StaffAccount }) {
  const t = useTranslations('StaffTables');
  const { press, isPending, fault } = useAccountSending();
  if (rounds.length === 0) return null;
  const asked = askedAt === null;
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        disabled={isPending}
        onClick={() => press((ask) => ask(noteBill, { params: { id: String(id) }, body: { asked } }))}
      >
        {t(asked ? 'bill_note' : 'bill_back')}
      </button>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </>
  );
}
