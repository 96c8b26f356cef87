import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

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
      className="inline-flex print:hidden min-h-[44px] items-center gap-2 font-semibold text-brand-text"
    >
      <Icon of={ArrowLeft} size={20} />
      {children}
    </a>
  );
}
