import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Refusal } from './use-refusal';

/** Stands in the place of the button that adds, and takes its focus: what is chosen stays (rule menu/served). */
export function UnservedBar({ schedule, refusal }: { schedule: (() => void) | null; refusal: Refusal }) {
  const t = useTranslations('Cart');
  const button = useRef<HTMLButtonElement>(null);
  const isOffered = schedule !== null;
  useEffect(() => {
    const bar = isOffered ? button.current?.parentElement : null;
    return () => {
      if (document.activeElement === document.body)
        bar?.querySelector<HTMLElement>('button.button')?.focus({ preventScroll: true });
    };
  }, [isOffered]);
  const press = () => {
    refusal.forget();
    schedule?.();
  };
  return (
    isOffered && (
      <button ref={button} type="button" className="button flex-1" onClick={press}>
        {t('closed_schedule')}
      </button>
    )
  );
}
