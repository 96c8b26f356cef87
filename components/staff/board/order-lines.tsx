'use client';

import { useTranslations } from 'next-intl';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { isIdle } from '@/lib/domain/staff/stages';
import { Options } from './order-options';
import type { Moving } from './order-steps';

type Line = StaffOrder['products'][number];

const STRUCK = 'text-muted line-through';

/** A tap strikes a line that is made, another takes the strike back (rule staff/strikes). */
function Dish({ line: { id, count, name, struck }, strike }: { line: Line; strike: Moving['strike'] }) {
  const { press, isPending } = useSending(() => strike({ id, count, struck: !struck }));
  return (
    <NamedButton
      words={`${count} × ${name}`}
      className={`min-h-[48px] w-full text-start font-bold ${struck ? STRUCK : ''}`}
      aria-pressed={struck}
      disabled={isPending}
      onClick={press}
    />
  );
}

/** It is read, and not struck: it waits to be called or was taken off (rule staff/rounds), or its order is over. */
function IdleDish({ line: { count, name, stage, struck }, isOver }: { line: Line; isOver: boolean }) {
  const isOut = stage === 'cancelled' || (isOver && struck);
  return (
    <p className={`font-bold ${isOver ? '' : 'text-muted'} ${isOut ? STRUCK : ''}`}>
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

/** Options and notes stand under the dish that they change. An order that is over is only read. */
export function OrderLines({ order, strike }: { order: StaffOrder; strike: Moving['strike'] }) {
  const t = useTranslations('Staff');
  const isMixed = order.products.some(({ stage }) => stage === 'making');
  // The kitchen goes on with a table whose account is closed.
  const isOver = isClosedOrder(order.status) && order.status !== 'closed_account';
  return (
    <ul className="grid gap-2 text-lead">
      {order.products.map((line) => (
        <li key={line.id}>
          {isOver || isIdle(line) ? <IdleDish {...{ line, isOver }} /> : <Dish {...{ line, strike }} />}
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
