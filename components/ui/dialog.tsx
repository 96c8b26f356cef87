'use client';

import { type ReactNode, useId } from 'react';
import { Modal } from './modal';

/** Stands at the bottom of a phone, and centred from 980 px. @param urgent read out at once @param lead fills the top */
export function Dialog({
  onClose,
  title,
  closeLabel,
  children,
  lead,
  hideTitle = false,
  urgent = false,
}: {
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  lead?: ReactNode;
  hideTitle?: boolean;
  urgent?: boolean;
}) {
  const titleId = useId();
  return (
    <Modal onClose={onClose} titleId={titleId} urgent={urgent}>
      <div className="sheet dialog">
        {lead}
        <div className={`sheet-head pt-2 ${hideTitle ? 'justify-end' : ''}`}>
          <h2 id={titleId} className={hideTitle ? 'sr-only' : 'flex-1 text-section'}>
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
            ✕
          </button>
        </div>
        <div className="sheet-body">{children}</div>
      </div>
    </Modal>
  );
}
