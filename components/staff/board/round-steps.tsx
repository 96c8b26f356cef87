'use client';

import { useTranslations } from 'next-intl';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { putCalled, putLines } from '@/lib/contract/staff/board-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { isToBegin, type LineStage } from '@/lib/domain/staff/stages';
import { useOrderChanges } from '@/lib/queries/staff/board';
import { useStaff } from '@/lib/queries/staff/staff-context';

/** A tap says something of a table's lines; the list that is asked for again shows it. */
function useRoundTaps({ slug, order: { id, products } }: { slug: string; order: StaffOrder }) {
  const { http } = useStaff();
  const { askAgain } = useOrderChanges(slug);
  const params = { id: String(id) };
  const idsOf = (isMeant: (line: { stage: LineStage | null }) => boolean) =>
    products.filter(isMeant).map((line) => line.id);
  const { press, ...sending } = useSending(async (send: () => Promise<unknown>) => {
    try {
      await send();
    } finally {
      askAgain();
    }
  });
  const isAt = (stage: LineStage) => products.some((line) => line.stage === stage);
  return {
    ...sending,
    isAt,
    fresh: idsOf(isToBegin),
    making: idsOf(({ stage }) => stage === 'making'),
    advance: (lines: number[], state: 'preparation' | 'served') =>
      press(() => http(slug)(putLines, { params, body: { lines, state } })),
    call: (called: boolean) => press(() => http(slug)(putCalled, { params, body: { called } })),
  };
}

/** The next step of the lines of a table's rounds, and the call of what waits (rule staff/rounds, rule table/courses). */
export function RoundSteps({ slug, order }: { slug: string; order: StaffOrder }) {
  const t = useTranslations('Staff');
  const { isPending, fault, isAt, fresh, making, advance, call } = useRoundTaps({ slug, order });
  const steps = [
    { text: t('preparation'), isShown: fresh.length > 0, tap: () => advance(fresh, 'preparation') },
    {
      text: t('served'),
      isShown: fresh.length === 0 && making.length > 0,
      tap: () => advance(making, 'served'),
    },
  ];
  const waits = [
    { text: t('call_next'), isShown: isAt('later'), tap: () => call(true) },
    { text: t('wait_again'), isShown: isAt('called'), tap: () => call(false) },
  ];
  const buttons = [
    ...steps.map((one) => ({ ...one, look: 'button w-full' })),
    ...waits.map((one) => ({ ...one, look: 'button button-quiet w-full' })),
  ];
  return (
    <div className="grid gap-2">
      {buttons
        .filter(({ isShown }) => isShown)
        .map(({ text, tap, look }) => (
          <NamedButton
            key={text}
            words={text}
            className={look}
            disabled={isPending}
            onClick={() => void tap()}
          />
        ))}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
