/** Marks a part that stands for one thing, wherever it is drawn: the focus follows the thing. */
const PLACE = 'data-place';
/** Names the thing that a part elsewhere is about. */
const ABOUT = 'data-about';

type Held = {
  element: HTMLElement;
  dialog: Element | null;
  place: string | null;
  /** All places as they were, in their order. */
  places: readonly string[];
  /** The parts around it, from the inside. */
  rooms: readonly Element[];
  /** It was held before its dialog opened. */
  opener: Held | null;
};

function placeOf(element: Element): string | null {
  const part = element.closest(`[${PLACE}], [${ABOUT}]`);
  return part?.getAttribute(PLACE) ?? part?.getAttribute(ABOUT) ?? null;
}
const placesIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll(`[${PLACE}]`)].map((one) => one.getAttribute(PLACE) ?? '');

const headingOf = (room: Element): Element | null =>
  ['h1', 'h2', 'h3'].flatMap((name) => [...room.getElementsByTagName(name)])[0] ?? null;

function roomsOf(element: Element): Element[] {
  const room = element.parentElement?.closest('section, dialog, main') ?? null;
  return room === null ? [] : [room, ...roomsOf(room)];
}

function hold(element: HTMLElement, before: Held | null): Held {
  const dialog = element.closest('dialog');
  return {
    ...{ element, dialog, place: placeOf(element), rooms: roomsOf(element) },
    places: placesIn(dialog ?? document),
    opener: dialog && before?.dialog === dialog ? before.opener : dialog && before,
  };
}

/** @returns where the thing stands now, else the next one after it or the last before it, else the heading over it */
function findNext({ dialog, place, places, rooms, opener }: Held): Element | null {
  if (dialog && !dialog.isConnected)
    return opener && (opener.element.isConnected ? opener.element : findNext(opener));
  const root = dialog ?? document;
  const at = place === null ? -1 : places.indexOf(place);
  const near = at < 0 ? [] : [...places.slice(at), ...places.slice(0, at).reverse()];
  for (const one of [place, ...near]) {
    const found = root.querySelector(`[${PLACE}="${one}"]`);
    if (found) return found;
  }
  const room = rooms.find((one) => one.isConnected && headingOf(one) !== null);
  return room ? headingOf(room) : document.querySelector('main');
}

function focus(element: Element | null, options: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus(options);
}

/**
 * Keeps the focus of a document: it falls to the page when what has it is taken away, moved, or disabled for a moment (docs/decisions/0357).
 * @returns what ends it
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  let isByKey = false;
  const take = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) held = hold(target, held);
  };
  const press = ({ target }: PointerEvent) => {
    isByKey = false;
    // A tap somewhere else leaves it.
    if (held && !(target instanceof Node && held.element.contains(target))) held = null;
  };
  const type = () => {
    isByKey = true;
  };
  const mend = () => {
    if (held === null || document.activeElement !== document.body) return;
    const { element } = held;
    if (element.isConnected && element.matches(':disabled')) return;
    // A finger's page stays where it is.
    focus(element.isConnected ? element : findNext(held), { preventScroll: !isByKey });
  };
  const changes = new MutationObserver(mend);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', take);
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('keydown', type, true);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', take);
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('keydown', type, true);
  };
}
