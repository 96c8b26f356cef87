'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Moving } from '@/components/staff/board/order-steps';
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
      <button type="submit" className="button w-full" disabled={isPending || !isWhole}>
        {t('delivered')}
      </button>
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
  return (
    <div className="grid gap-2">
      {text !== null && (
        <p role="alert" className="text-danger">
          {text}
        </p>
      )}
      {waiting.length > 0 && <p role="status">{t('will_send_soon')}</p>}
      {!isOnWay && (
        <button
          type="button"
          className="button w-full"
          disabled={isPending}
          onClick={() => press('on_the_way')}
        >
          {t('leave')}
        </button>
      )}
      {isOnWay && tries === null && (
        <button
          type="button"
          className="button w-full"
          disabled={isPending}
          onClick={() => press('delivered')}
        >
          {t('delivered')}
        </button>
      )}
      {isOnWay && tries !== null && !isSpent && !isWithout && (
        <Signs isPending={isPending} onSigns={(signs) => press('delivered', { signs })} />
      )}
      {isOnWay && isSpent && <p className="board-warn">{t('signs_spent')}</p>}
      {isOnWay && tries !== null && (isWithout || isSpent) && (
        <Unproved isPending={isPending} onSaid={(unproved) => press('delivered', { unproved })} />
      )}
      {isOnWay && tries !== null && !isSpent && (
        <button type="button" className="link-button" onClick={() => setWithout(!isWithout)}>
          {isWithout ? t('with_signs') : t('without_signs')}
        </button>
      )}
    </div>
  );
}
