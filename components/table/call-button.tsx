'use client';

import { Bell } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useCallWaiter, useTableVisit } from '@/lib/queries/table/table';
import { showError } from '@/lib/stores/error-store';

/** Calls the waiter from the page of an order at the table, for a diner who sits there (rule table/call-waiter). */
export function CallButton({ tableId }: { tableId: number }) {
  const t = useTranslations('Table');
  const { data: visit } = useTableVisit();
  const { call, isPending } = useCallWaiter();
  if (!visit?.can_call_waiter || visit.table.id !== tableId) return null;
  const called = visit.calls.find(({ reason }) => reason === 'waiter');
  const comes = called?.attended_by ? t('comes_by', { name: called.attended_by }) : t('comes');
  const ask = async () => {
    const outcome = await call('waiter');
    if (outcome.kind === 'failed') showError(outcome.error, () => void ask());
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet w-full"
        disabled={isPending}
        onClick={() => void ask()}
      >
        <Icon of={Bell} size={20} className="flex-none" />
        {t('call')}
      </button>
      <p role="status" className="empty:hidden">
        {called && (called.attended_at === null ? t('called_waiter') : comes)}
      </p>
    </>
  );
}
