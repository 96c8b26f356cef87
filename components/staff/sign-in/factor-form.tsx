'use client';

import type { ReactNode } from 'react';

/** A part of the own page with one button; what went wrong stands above it. */
export function FactorForm({
  go,
  isPending,
  fault,
  onSubmit,
  children,
}: {
  go: string;
  isPending: boolean;
  fault: string | null;
  onSubmit: () => void;
  children: ReactNode;
}) {
  return (
    <form
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
    </form>
  );
}
