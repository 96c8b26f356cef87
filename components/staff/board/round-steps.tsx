'use client';

import { useTranslations } from 'next-intl';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { putCalled } from '@/lib/contract/staff/board-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { isToBegin, type LineStage } from '@/lib/domain/staff/stages';
import { useOrderChanges } from '@/lib/queries/staff/board';
import { useStaff } from '@/lib/queries/staff/staff-context';
import type { Moving } from './order-steps';
import { WaitingTaps } from './waiting-taps';

type Shown = { slug: string; order: StaffOrder; moving: Moving };

/**
 * A tap says something of a table's lines, and waits for a signal as any other (rule staff/board). A call does not: by then
 * it would call what its table ordered for later meanwhile.
 */
function useRoundTaps({ slug, order: { id, products }, moving }: Shown) {
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
  const advancing = useSending(moving.advance);
  const isAt = (stage: LineStage) => products.some((line) => line.stage === stage);
  return {
    fault: sending.fault ?? moving.text,
    isPending: sending.isPending || advancing.isPending,
    isAt,
    fresh: idsOf(isToBegin),
    making: idsOf(({ stage }) => stage === 'making'),
    advance: (ids: number[], state: 'preparation' | 'served') => advancing.press({ ids, state }),
    call: (called: boolean) => press(() => http(slug)(putCalled, { params, body: { called } })),
  };
}

/** The next step of the lines of a table's rounds, and the call of what waits (rule staff/rounds, rule table/courses). */
export function RoundSteps(shown: Shown) {
  const t = useTranslations('Staff');
  const { isPending, fault, isAt, fresh, making, advance, call } = useRoundTaps(shown);
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
      <WaitingTaps waiting={shown.moving.waiting} />
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
