import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** The way back, always at the top left. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-[44px] items-center gap-2 font-semibold text-brand-text">
      <ArrowLeft size={20} aria-hidden />
      {children}
    </a>
  );
}
