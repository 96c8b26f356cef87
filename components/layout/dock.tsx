'use client';

import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { watchHeight } from '@/lib/browser/document/watch-height';

/** Undefined where a part is drawn without a page around it. */
const DockPlace = createContext<HTMLElement | null | undefined>(undefined);

/**
 * One at the foot of a page, the only one that lies over it: its parts stand above or beside each other, and the page keeps
 * as much room as it takes (rule cart/bar).
 * @param parts of the page @param children whose own parts are put in by `InDock`
 */
export function Dock({ parts, children }: { parts: ReactNode; children: ReactNode }) {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => (dock ? watchHeight({ element: dock, name: '--dock' }) : undefined), [dock]);
  return (
    <DockPlace value={place}>
      <div ref={setDock} className="dock">
        {parts}
        <div ref={setPlace} className="contents" />
      </div>
      {children}
    </DockPlace>
  );
}

export function InDock({ children }: { children: ReactNode }) {
  const place = use(DockPlace);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
