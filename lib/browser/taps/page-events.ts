/** `dish` is the element that was tapped on, which whoever answers reads. */
type OfDish = { productId: number; href: string; dish: Element };

/** Requests of a document; a part of the page answers and is loaded first. */
export type PageEvent =
  | ({ kind: 'open-product' } & OfDish)
  | ({ kind: 'add-product' } & OfDish)
  | ({ kind: 'take-product' } & OfDish)
  /** The product of its own page. */
  | { kind: 'add-own'; href: string }
  | { kind: 'answer-consent'; accepted: boolean }
  | { kind: 'open-consent' }
  | { kind: 'open-panel' };
type Kind = PageEvent['kind'];
type Handlers = { [K in Kind]?: (event: Extract<PageEvent, { kind: K }>) => void };
export const DISH_EVENTS = [
  'open-product',
  'add-product',
  'take-product',
  'add-own',
] as const satisfies readonly Kind[];

const waiting: PageEvent[] = [];
const handlers = new Map<Kind, (event: PageEvent) => void>();

/** Hands an event over, or keeps it until a handler of its kind is there. */
export function sendEvent(event: PageEvent): void {
  const handle = handlers.get(event.kind);
  if (handle) handle(event);
  else waiting.push(event);
}

export const isEventWaiting = (kinds?: readonly Kind[]): boolean =>
  waiting.some(({ kind }) => kinds === undefined || kinds.includes(kind));

/** Hands over the waiting events first. @returns the stop function */
export function takeEvents(taken: Handlers): () => void {
  // Safe: each handler has its kind's key.
  const own = Object.entries(taken) as [Kind, (event: PageEvent) => void][];
  for (const [kind, handle] of own) handlers.set(kind, handle);
  for (const event of waiting.splice(0)) sendEvent(event);
  return () => {
    for (const [kind, handle] of own) if (handlers.get(kind) === handle) handlers.delete(kind);
  };
}

/** Drops waiting events whose part cannot load. @returns whether there were any, and the last one's link */
export function giveUpEvents(): { asked: boolean; href: string | null } {
  const given = waiting.splice(0);
  const hrefs = given.flatMap((event) => ('href' in event ? [event.href] : []));
  return { asked: given.length > 0, href: hrefs.at(-1) ?? null };
}
