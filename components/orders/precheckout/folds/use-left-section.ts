import { type FocusEvent, useRef } from 'react';
import { SECTIONS, type SectionName } from './sections';

function sectionOf(target: Element): SectionName | null {
  const { fold } = target.closest<HTMLElement>('[data-fold]')?.dataset ?? {};
  return SECTIONS.find((name) => name === fold) ?? null;
}

/**
 * Tells which section was left, once another one is entered. A press is over before it is told, since what moves under
 * a press makes it end on something else.
 * @returns the listeners of the form
 */
export function useLeftSection(onLeft: (change: { left: SectionName; entered: Element }) => void) {
  const current = useRef<SectionName | null>(null);
  const isPressed = useRef(false);
  const waiting = useRef<SectionName | null>(null);
  const tell = (entered: Element) => {
    const { current: left } = waiting;
    waiting.current = null;
    if (left !== null) onLeft({ left, entered });
  };
  return {
    onPointerDownCapture: () => {
      isPressed.current = true;
    },
    onPointerCancel: () => {
      isPressed.current = false;
    },
    onClick: () => {
      isPressed.current = false;
      const entered = document.activeElement;
      // It waits for the handlers of this press.
      if (entered) setTimeout(() => tell(entered));
    },
    onFocus: ({ target }: FocusEvent) => {
      const name = sectionOf(target);
      if (name === null || name === current.current) return;
      waiting.current = current.current;
      current.current = name;
      if (!isPressed.current) tell(target);
    },
  };
}
