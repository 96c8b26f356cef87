'use client';

import { useTranslations } from 'next-intl';
import { useSending } from '@/components/staff/use-sending';
import { strikeLine } from '@/lib/contract/staff/board-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { useOrderChanges } from '@/lib/queries/staff/board';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { Options } from './order-options';

type Line = StaffOrder['products'][number];

/** A tap strikes a line that is made, another takes the strike back (rule staff/strikes). */
function Dish({ slug, order, line }: { slug: string; order: StaffOrder; line: Line }) {
  const { http } = useStaff();
  const { showStruck, askAgain } = useOrderChanges(slug);
  const { id, count, name, struck } = line;
  const { press, isPending, fault } = useSending(async () => {
    const params = { id: String(order.id), line: String(id) };
    try {
      showStruck(await http(slug)(strikeLine, { params, body: { struck: !struck } }));
    } catch (error) {
      askAgain();
      throw error;
    }
  });
  return (
    <>
      <button
        type="button"
        className={`min-h-[44px] w-full text-start font-bold ${struck ? 'text-muted line-through' : ''}`}
        aria-pressed={struck}
        disabled={isPending}
        onClick={press}
      >
        {count} × {name}
      </button>
      {fault !== null && (
        <span role="alert" className="block text-danger">
          {fault}
        </span>
      )}
    </>
  );
}

/** Options and notes stand under the dish that they change. */
export function OrderLines({ slug, order }: { slug: string; order: StaffOrder }) {
  const t = useTranslations('Staff');
  return (
    <ul className="grid gap-2 text-lead">
      {order.products.map((line) => (
        <li key={line.id}>
          <Dish {...{ slug, order, line }} />
          <Options options={line.options} />
          {line.member && (
            <span className="block ps-4 text-muted">{t('line_of', { name: line.member })}</span>
          )}
          {line.comment && <span className="board-warn mt-1 block">{line.comment}</span>}
        </li>
      ))}
    </ul>
  );
}
