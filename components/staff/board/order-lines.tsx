'use client';

import { useTranslations } from 'next-intl';
import { useSending } from '@/components/staff/use-sending';
import { strikeLine } from '@/lib/contract/staff/board-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { isIdle } from '@/lib/domain/staff/stages';
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

/** It waits to be called, or was taken off: it is read, and not struck (rule staff/rounds). */
function IdleDish({ line: { count, name, stage } }: { line: Line }) {
  return (
    <p className={`min-h-[44px] font-bold text-muted ${stage === 'cancelled' ? 'line-through' : ''}`}>
      {count} × {name}
    </p>
  );
}

/** Says in a word what a line of a table is, where that is not all of its card. */
function Stage({ stage, isMixed }: Pick<Line, 'stage'> & { isMixed: boolean }) {
  const t = useTranslations('Staff');
  if (stage === null || stage === 'making' || (stage === 'new' && !isMixed)) return null;
  return (
    <span className={stage === 'cancelled' ? 'board-warn inline-block' : 'chip'}>{t(`stage_${stage}`)}</span>
  );
}

/** Options and notes stand under the dish that they change. */
export function OrderLines({ slug, order }: { slug: string; order: StaffOrder }) {
  const t = useTranslations('Staff');
  const isMixed = order.products.some(({ stage }) => stage === 'making');
  return (
    <ul className="grid gap-2 text-lead">
      {order.products.map((line) => (
        <li key={line.id}>
          {isIdle(line) ? <IdleDish line={line} /> : <Dish {...{ slug, order, line }} />}
          <Stage stage={line.stage} isMixed={isMixed} />
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
