'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';

/** A part of the own page with one button, and a way back where there is one; what went wrong stands above them. */
export function FactorForm({
  go,
  isPending,
  fault,
  onSubmit,
  onBack,
  children,
}: {
  go: string;
  isPending: boolean;
  fault: string | null;
  onSubmit: () => void;
  onBack?: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('Staff');
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus(), []);
  return (
    <form
      ref={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button type="submit" className="button" aria-busy={isPending} disabled={isPending}>
        {go}
      </button>
      {onBack && (
        <button type="button" className="button button-quiet" onClick={onBack}>
          {t('back')}
        </button>
      )}
    </form>
  );
}
