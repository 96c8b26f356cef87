'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { Field } from '@/components/ui/field';
import { readSigns, SIGN_COUNT, type UnprovedReason } from '@/lib/domain/orders/delivery-code';
import { Unproved } from './unproved';

type Said = { signs: string } | { unproved: { reason: UnprovedReason; words?: string } };
type Asked = {
  /** How often the signs may still be wrong. */
  tries: number;
  isPending: boolean;
  onSaid: (said: Said) => void;
};

/** The signs that the diner says at the door prove the delivery (rule orders/delivery-code). */
function Signs({
  isPending,
  isOpened,
  onSigns,
}: {
  isPending: boolean;
  /** A tap has just asked for them. */
  isOpened: boolean;
  onSigns: (signs: string) => void;
}) {
  const t = useTranslations('Staff');
  const [signs, setSigns] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
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
        inputRef={field}
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

/** Asks for the signs of a delivery that is handed over, or why there are none. */
export function HandedOver({ tries, isPending, onSaid, isOpened = false }: Asked & { isOpened?: boolean }) {
  const t = useTranslations('Staff');
  const [isWithout, setWithout] = useState(false);
  const isSpent = tries === 0;
  return (
    <>
      {isSpent && <p className="board-warn">{t('signs_spent')}</p>}
      {isWithout || isSpent ? (
        <Unproved isPending={isPending} onSaid={(unproved) => onSaid({ unproved })} />
      ) : (
        <Signs {...{ isPending, isOpened }} onSigns={(signs) => onSaid({ signs })} />
      )}
      {!isSpent && (
        <NamedButton
          words={isWithout ? t('with_signs') : t('without_signs')}
          className="link-button"
          onClick={() => setWithout(!isWithout)}
        />
      )}
    </>
  );
}

/** The same behind a tap, for a card that has other things to say. */
export function HandOverStep({ words, ...asked }: Asked & { words: string }) {
  const t = useTranslations('Staff');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <NamedButton
        words={words}
        className="button w-full"
        disabled={asked.isPending}
        onClick={() => setOpen(true)}
      />
    );
  return (
    <>
      <HandedOver {...asked} isOpened />
      <NamedButton words={t('back')} className="link-button" onClick={() => setOpen(false)} />
    </>
  );
}
