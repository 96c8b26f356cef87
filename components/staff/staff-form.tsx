'use client';

import type { ReactNode } from 'react';

/** One column, one button, and what went wrong above it. */
export function StaffForm({
  title,
  go,
  isPending,
  fault,
  onSubmit,
  children,
}: {
  title: string;
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
      <h1 className="text-page">{title}</h1>
      {children}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button type="submit" className="button w-full" aria-busy={isPending} disabled={isPending}>
        {go}
      </button>
    </form>
  );
}
