import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** The way back, always at the top left. `menuLink` where a script turns it to the menu of the chosen service. */
export function BackLink({
  href,
  children,
  menuLink = false,
}: {
  href: string;
  children: ReactNode;
  menuLink?: boolean;
}) {
  return (
    <a
      href={href}
      {...(menuLink ? { 'data-menu-link': '' } : {})}
      className="inline-flex min-h-[44px] items-center gap-2 font-semibold text-brand-text"
    >
      <ArrowLeft size={20} aria-hidden />
      {children}
    </a>
  );
}
