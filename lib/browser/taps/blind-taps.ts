/** A second tap that comes so soon and so near was meant for what the first one hit. */
const SOON_MS = 400;
const NEAR_PX = 32;

/** The element that a finger hits, with its words: one button may be drawn anew with others. */
type Seen = { target: Element | null; words: string };
type Tap = { x: number; y: number; at: number; seen: Seen };

function see(target: EventTarget | null): Seen {
  const hit = target instanceof Element ? target.closest('button, a, label, input, select, textarea') : null;
  return { target: hit, words: `${hit?.getAttribute('aria-label') ?? ''} ${hit?.textContent ?? ''}` };
}

const isSame = (one: Seen, other: Seen): boolean => one.target === other.target && one.words === other.words;

/** An event of a program or of a screen reader has no place. */
const hasPlace = ({ clientX: x, clientY: y }: MouseEvent): boolean => x !== 0 || y !== 0;

function isDouble(last: Tap | null, { clientX: x, clientY: y, timeStamp: at }: MouseEvent): boolean {
  return last !== null && at - last.at < SOON_MS && Math.hypot(x - last.x, y - last.y) < NEAR_PX;
}

/**
 * Does nothing on a tap at something else than the person saw: the second of a double whose first has changed what is under the
 * finger, and one whose button got another meaning between touch and click. A key that is held down presses once (docs/decisions/0357).
 * @returns what ends it
 */
export function refuseBlindTaps(): () => void {
  let last: Tap | null = null;
  let pressed: Seen | null = null;
  const touch = (event: PointerEvent) => {
    if (!hasPlace(event)) return;
    const isSecond = isDouble(last, event);
    pressed = isSecond && last ? last.seen : see(event.target);
  };
  const click = (event: MouseEvent) => {
    const meant = pressed;
    pressed = null;
    if (meant === null) return;
    last = { x: event.clientX, y: event.clientY, at: event.timeStamp, seen: meant };
    if (isSame(meant, see(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (event: KeyboardEvent) => {
    const isButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.repeat && event.key === 'Enter' && isButton) event.preventDefault();
  };
  window.addEventListener('pointerdown', touch, true);
  window.addEventListener('click', click, true);
  window.addEventListener('keydown', type, true);
  return () => {
    window.removeEventListener('pointerdown', touch, true);
    window.removeEventListener('click', click, true);
    window.removeEventListener('keydown', type, true);
  };
}
