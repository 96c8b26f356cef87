'use client';

import { useTranslations } from 'next-intl';
import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useSending } from '@/components/staff/use-sending';

const MOST = 6;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Large keys for a hand in a glove. */
function Keys({
  go,
  isReady,
  onType,
  onErase,
}: {
  go: string;
  isReady: boolean;
  onType: (digit: string) => void;
  onErase: () => void;
}) {
  const t = useTranslations('Staff');
  return (
    <div className="pin-pad">
      {DIGITS.map((digit) => (
        <button key={digit} type="button" className="button button-quiet" onClick={() => onType(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className="button button-quiet" aria-label={t('pin_erase')} onClick={onErase}>
        ⌫
      </button>
      <button type="button" className="button button-quiet" onClick={() => onType('0')}>
        0
      </button>
      <button type="submit" className="button" disabled={!isReady}>
        {go}
      </button>
    </div>
  );
}

/** A keyboard types as the keys do. */
function useTyped({
  form,
  setPin,
}: {
  form: RefObject<HTMLFormElement | null>;
  setPin: Dispatch<SetStateAction<string>>;
}): void {
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      const { key } = event;
      if (/^\d$/.test(key)) setPin((before) => (before + key).slice(0, MOST));
      if (key === 'Backspace') setPin((before) => before.slice(0, -1));
      // A key of the screen that was tapped last would type its digit again.
      if (key === 'Enter') {
        event.preventDefault();
        form.current?.requestSubmit();
      }
    };
    window.addEventListener('keydown', typed);
    return () => window.removeEventListener('keydown', typed);
  }, [form, setPin]);
}

/** The PIN of somebody, by the keys on the screen or by a keyboard. */
export function PinPad({
  title,
  go,
  onPin,
  onBack,
}: {
  title: ReactNode;
  go: string;
  onPin: (pin: string) => Promise<unknown>;
  onBack: () => void;
}) {
  const t = useTranslations('Staff');
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const type = (digit: string) => setPin((before) => (before + digit).slice(0, MOST));
  const erase = () => setPin((before) => before.slice(0, -1));
  const { press, isPending, fault } = useSending(async () => {
    const typed = pin;
    setPin('');
    await onPin(typed);
  });
  // The name that was tapped is gone.
  useEffect(() => form.current?.focus(), []);
  useTyped({ form, setPin });
  return (
    <form
      ref={form}
      tabIndex={-1}
      className="grid gap-4 outline-none"
      onSubmit={(event) => {
        event.preventDefault();
        if (pin.length >= 4) press();
      }}
    >
      {title}
      <p className="device-code pin-dots" role="status" aria-label={t('pin_typed', { count: pin.length })}>
        {'•'.repeat(pin.length)}
      </p>
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <Keys go={go} isReady={!isPending && pin.length >= 4} onType={type} onErase={erase} />
      <p className="text-muted">{t('pin_none')}</p>
      <button type="button" className="button button-quiet" onClick={onBack}>
        {t('back')}
      </button>
    </form>
  );
}
