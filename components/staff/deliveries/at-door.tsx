'use client';

import { useTranslations } from 'next-intl';
import type { Moving } from '@/components/staff/board/order-steps';
import { WaitingTaps } from '@/components/staff/board/waiting-taps';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { HandedOver } from './handed-over';

/** The one step of a courier: to leave with it, and then to hand it over. */
export function AtDoor({
  order: { status, sign_tries: tries },
  moving: { text, waiting, move },
}: {
  order: StaffOrder;
  moving: Moving;
}) {
  const t = useTranslations('Staff');
  const { press, isPending } = useSending(move);
  const isOnWay = status === 'on_the_way';
  return (
    <div className="grid gap-2">
      {text !== null && text !== t('signs_spent') && (
        <p role="alert" className="text-danger">
          {text}
        </p>
      )}
      <WaitingTaps waiting={waiting} />
      {!isOnWay && (
        <NamedButton
          words={t('leave')}
          className="button w-full"
          disabled={isPending}
          onClick={() => press('on_the_way')}
        />
      )}
      {isOnWay && tries === null && (
        <NamedButton
          words={t('delivered')}
          className="button w-full"
          disabled={isPending}
          onClick={() => press('delivered')}
        />
      )}
      {isOnWay && tries !== null && (
        <HandedOver {...{ tries, isPending }} onSaid={(said) => press('delivered', said)} />
      )}
    </div>
  );
}
