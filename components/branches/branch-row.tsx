import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/**
 * A branch of a list: one row, one picture (rule branches/list-rows).
 * @param href all of the row leads there; null where its actions lead on
 */
export function BranchRow({
  name,
  href,
  picture,
  onOpen,
  actions = null,
  children,
}: {
  name: string;
  href: string | null;
  picture: ReactNode;
  onOpen?: () => void;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className="branch-row">
      {picture && <div className="branch-picture">{picture}</div>}
      <div className="branch-words">
        <h2>
          {href === null ? (
            name
          ) : (
            // The list's script adds `?service=`.
            <a href={href} suppressHydrationWarning {...(onOpen && { onClick: onOpen })}>
              {name}
            </a>
          )}
        </h2>
        {children}
      </div>
      {href !== null && <Icon of={ChevronRight} size={22} className="branch-onward" />}
      {actions && <div className="branch-actions">{actions}</div>}
    </article>
  );
}
