'use client';

import { type ReactNode, useState } from 'react';

/** Something long under its heading. It is drawn once it was opened, because a list has a hundred of them. */
export function Fold({ head, children }: { head: ReactNode; children: ReactNode }) {
  const [wasOpen, setOpen] = useState(false);
  return (
    <details className="menu-node" onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      <summary>{head}</summary>
      {wasOpen && <div className="menu-node-body">{children}</div>}
    </details>
  );
}
