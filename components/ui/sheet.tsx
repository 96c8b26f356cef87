'use client';

import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Modal } from './modal';

const CLOSE_AFTER_PX = 90;

type Props = {
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Fills the top edge to edge under the cross, at full height. */
  lead?: ReactNode;
  /** Full height at once, for content that grows. */
  tall?: boolean;
  hideTitle?: boolean;
  side?: boolean;
};

function usePull(onClose: () => void) {
  const [pulled, setPulled] = useState(0);
  const from = useRef<number | null>(null);
  const letGo = () => {
    from.current = null;
    setPulled(0);
  };
  const handle = {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== null) setPulled(Math.max(0, event.clientY - from.current));
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      // The way is measured at the finger, because slow phones paint late.
      if (from.current !== null && clientY - from.current > CLOSE_AFTER_PX) onClose();
      letGo();
    },
    onPointerCancel: letGo,
  };
  return { pulled, handle };
}

/** Closes by a swipe to the left; scrolling and taps still work. */
function useSwipeAway(onClose: () => void) {
  const from = useRef<PointerEvent | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start || Math.abs(clientY - start.clientY) > CLOSE_AFTER_PX) return;
      if (start.clientX - clientX > CLOSE_AFTER_PX) onClose();
    },
  };
}

function SheetPaper({
  onClose,
  title,
  titleId,
  closeLabel,
  children,
  footer,
  lead,
  tall = lead !== undefined,
  hideTitle = false,
  side = false,
}: Props & { titleId: string }) {
  const isBare = hideTitle || lead !== undefined;
  const { pulled, handle } = usePull(onClose);
  const swipe = useSwipeAway(onClose);
  const looks = [side && 'sheet-side', tall && 'sheet-tall', lead !== undefined && 'sheet-pictured'];
  return (
    <div
      {...(side ? swipe : {})}
      className={['sheet', ...looks].filter(Boolean).join(' ')}
      style={pulled > 0 ? { transform: `translateY(${pulled}px)` } : undefined}
    >
      <div className="sheet-handle" {...handle} aria-hidden>
        <span />
      </div>
      <div className={`sheet-head ${lead ? 'sheet-head-over' : isBare ? 'justify-end' : ''}`}>
        <h2 id={titleId} className={isBare ? 'sr-only' : 'flex-1 text-section'}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
          ✕
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys, also with nothing in it */}
      <div className="sheet-body" tabIndex={0}>
        {lead && <div className="sheet-lead">{lead}</div>}
        <div className="sheet-words">{children}</div>
      </div>
      {footer && <div className="sheet-foot">{footer}</div>}
    </div>
  );
}

/** Comes from the bottom, and is a dialog from 980 px. Closes by back button, Escape, backdrop and swipe. */
export function Sheet({ open, ...paper }: Props & { open: boolean }) {
  const titleId = useId();
  if (!open) return null;
  return (
    <Modal onClose={paper.onClose} titleId={titleId}>
      <SheetPaper {...paper} titleId={titleId} />
    </Modal>
  );
}
