import { useEffect, useLayoutEffect, useState } from 'react';

/** The click of a touch follows its end as a task of its own. */
const TAP_MS = 400;

let isWatched = false;
let isPressed = false;
let end: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function release(): void {
  clearTimeout(end);
  isPressed = false;
  for (const work of waiting) work();
  waiting.clear();
}

function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  const later = (ms: number) => {
    clearTimeout(end);
    end = setTimeout(release, ms);
  };
  const listen = (name: keyof WindowEventMap, work: (event: Event) => void) =>
    window.addEventListener(name, work, true);
  listen('pointerdown', (event) => {
    isPressed = event instanceof MouseEvent && event.button === 0;
    clearTimeout(end);
  });
  listen('pointerup', (event) => later('pointerType' in event && event.pointerType === 'touch' ? TAP_MS : 0));
  // After what the click does; where that stops it, the end of the press counts.
  window.addEventListener('click', release);
  for (const name of ['pointercancel', 'keydown', 'blur'] as const) {
    listen(name, ({ target }) => {
      // A field that is left tells the window too.
      if (name !== 'blur' || target === window) release();
    });
  }
}

/** The value as it was while something is pressed: what it adds or takes away would move what is pressed. */
export function useUnpressed<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(watchPresses, []);
  useLayoutEffect(() => {
    if (shown === value) return;
    const show = () => setShown(value);
    if (!isPressed) return show();
    waiting.add(show);
    return () => {
      waiting.delete(show);
    };
  }, [shown, value]);
  return shown;
}
