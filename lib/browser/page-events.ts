/** `dish` is the element that was tapped on, which whoever answers reads. */
type OfDish = { productId: number; href: string; dish: Element };

/** What a diner asks of a document; a part of the page answers, and is loaded first when it must be. */
export type PageEvent =
  | ({ kind: 'open-product' } & OfDish)
  | ({ kind: 'add-product' } & OfDish)
  | { kind: 'answer-consent'; accepted: boolean }
  | { kind: 'open-consent' }
  | { kind: 'open-panel' };
type Kind = PageEvent['kind'];
type Handlers = { [K in Kind]?: (event: Extract<PageEvent, { kind: K }>) => void };
/** The events that a menu's ordering answers. */
export const DISH_EVENTS = ['open-product', 'add-product'] as const satisfies readonly Kind[];

const waiting: PageEvent[] = [];
const handlers = new Map<Kind, (event: PageEvent) => void>();

/** Hands an event over, or keeps it until somebody takes its kind. */
export function sendEvent(event: PageEvent): void {
  const handle = handlers.get(event.kind);
  if (handle) handle(event);
  else waiting.push(event);
}

export const isEventWaiting = (kinds?: readonly Kind[]): boolean =>
  waiting.some(({ kind }) => kinds === undefined || kinds.includes(kind));

/** Takes events of some kinds, those that wait first. @returns what stops it */
export function takeEvents(taken: Handlers): () => void {
  // Each handler stands under the kind that it takes.
  const own = Object.entries(taken) as [Kind, (event: PageEvent) => void][];
  for (const [kind, handle] of own) handlers.set(kind, handle);
  for (const event of waiting.splice(0)) sendEvent(event);
  return () => {
    for (const [kind, handle] of own) if (handlers.get(kind) === handle) handlers.delete(kind);
  };
}

/**
 * Forgets the events that wait, for when what answers them cannot be loaded: whether there were any, and where the
 * last one would have led without script.
 */
export function giveUpEvents(): { asked: boolean; href: string | null } {
  const given = waiting.splice(0);
  const hrefs = given.flatMap((event) => ('href' in event ? [event.href] : []));
  return { asked: given.length > 0, href: hrefs.at(-1) ?? null };
}
