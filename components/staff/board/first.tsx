'use client';

import { useTranslations } from 'next-intl';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { putFirst } from '@/lib/contract/staff/board-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { useOrderChanges } from '@/lib/queries/staff/board';
import { useStaff } from '@/lib/queries/staff/staff-context';

/** Says in a word what the place of the card says (rule staff/first). */
export function FirstMark({ first }: Pick<StaffOrder, 'first'>) {
  const t = useTranslations('Staff');
  return first ? <strong className="board-first">{t('goes_first')}</strong> : null;
}

/** One tap puts the card before all others on each board of the branch, another takes it back. */
export function First({ slug, order: { id, first, status } }: { slug: string; order: StaffOrder }) {
  const t = useTranslations('Staff');
  const { http } = useStaff();
  const { showFirst, askAgain } = useOrderChanges(slug);
  const { press, isPending, fault } = useSending(async () => {
    try {
      showFirst(await http(slug)(putFirst, { params: { id: String(id) }, body: { first: !first } }));
    } catch (error) {
      askAgain();
      throw error;
    }
  });
  if (isClosedOrder(status)) return null;
  return (
    <>
      <NamedButton
        words={t('first')}
        className="button button-quiet"
        aria-pressed={first}
        disabled={isPending}
        onClick={press}
      />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </>
  );
}
