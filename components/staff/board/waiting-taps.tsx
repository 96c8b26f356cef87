'use client';

import { useTranslations } from 'next-intl';
import type { Moving } from './order-steps';
import { useTapText } from './use-step-text';

/** Says which steps wait for a signal (rule staff/board). @param number where the card of the order is not shown */
export function WaitingTaps({ waiting, number }: { waiting: Moving['waiting']; number?: string }) {
  const t = useTranslations('Staff');
  const sayTap = useTapText();
  if (waiting.length === 0) return null;
  const steps = waiting.map(sayTap).join(', ');
  return (
    <p role="status" className="board-warn">
      {number === undefined ? t('will_send', { steps }) : t('will_send_of', { number, steps })}
    </p>
  );
}
