import type { ReactNode } from 'react';

/** A colour of their own beside the name of a member, which says who it is. */
export function MemberMark({ number, children }: { number: number; children: ReactNode }) {
  return (
    <span className="member">
      <span className="member-dot" style={{ '--member': number } as object} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
