import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** @param marks attributes for scripts */
export function BackLink({
  href,
  children,
  marks = {},
}: {
  href: string;
  children: ReactNode;
  marks?: Record<`data-${string}`, string>;
}) {
  return (
    <a
      href={href}
      {...marks}
      className="inline-flex min-h-[44px] items-center gap-2 font-semibold text-brand-text"
    >
      <ArrowLeft size={20} aria-hidden />
      {children}
    </a>
  );
}
