'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Moving } from '@/components/staff/board/order-steps';
import { WaitingTaps } from '@/components/staff/board/waiting-taps';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { readSigns, SIGN_COUNT } from '@/lib/domain/orders/delivery-code';
import { Unproved } from './unproved';

/** The signs that the diner says at the door prove the delivery (rule orders/delivery-code). */
function Signs({ isPending, onSigns }: { isPending: boolean; onSigns: (signs: string) => void }) {
  const t = useTranslations('Staff');
  const [signs, setSigns] = useState('');
  const isWhole = readSigns(signs).length === SIGN_COUNT;
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onSigns(readSigns(signs));
      }}
    >
      <Field
        {...{ label: t('signs'), hint: t('signs_hint'), value: signs, onChange: setSigns }}
        {...{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 8 }}
        enterKeyHint="done"
      />
      <NamedButton
        words={t('delivered')}
        type="submit"
        className="button w-full"
        disabled={isPending || !isWhole}
      />
    </form>
  );
}

/** The one step of a courier: to leave with it, and then to hand it over. */
export function AtDoor({
  order: { status, sign_tries: tries },
  moving: { text, waiting, move },
}: {
  order: StaffOrder;
  moving: Moving;
}) {
  const t = useTranslations('Staff');
  const [isWithout, setWithout] = useState(false);
  const { press, isPending } = useSending(move);
  const isOnWay = status === 'on_the_way';
  const isSpent = tries === 0;
  const spent = t('signs_spent');
  return (
    <div className="grid gap-2">
      {text !== null && text !== spent && (
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
      {isOnWay && tries !== null && !isSpent && !isWithout && (
        <Signs isPending={isPending} onSigns={(signs) => press('delivered', { signs })} />
      )}
      {isOnWay && isSpent && <p className="board-warn">{spent}</p>}
      {isOnWay && tries !== null && (isWithout || isSpent) && (
        <Unproved isPending={isPending} onSaid={(unproved) => press('delivered', { unproved })} />
      )}
      {isOnWay && tries !== null && !isSpent && (
        <NamedButton
          words={isWithout ? t('with_signs') : t('without_signs')}
          className="link-button"
          onClick={() => setWithout(!isWithout)}
        />
      )}
    </div>
  );
}
