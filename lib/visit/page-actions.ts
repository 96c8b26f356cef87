/** What a diner asks of a static page; the runtime answers, and loads first when it must. */
export type PageAction =
  | { kind: 'open-product'; productId: number; href: string; from: ProductGlance }
  | { kind: 'add-product'; productId: number; href: string; from: ProductGlance }
  | { kind: 'answer-consent'; accepted: boolean }
  | { kind: 'open-consent' }
  | { kind: 'open-panel' };
export type ActionKind = PageAction['kind'];

/** What the page already shows of a product, so that a sheet can paint at once. */
export type ProductGlance = {
  name: string;
  description: string;
  price: string;
  was: string | null;
  picture: string | null;
};

const waiting: PageAction[] = [];
const takers = new Map<ActionKind, (action: PageAction) => void>();

/** Hands an action over, or keeps it until somebody takes its kind. */
export function act(action: PageAction): void {
  const take = takers.get(action.kind);
  if (take) take(action);
  else waiting.push(action);
}

export const isActionWaiting = (kinds: readonly ActionKind[]): boolean =>
  waiting.some(({ kind }) => kinds.includes(kind));

/** Takes actions of some kinds, those that wait first. @returns what stops it */
export function takeActions(kinds: readonly ActionKind[], handler: (action: PageAction) => void): () => void {
  for (const kind of kinds) takers.set(kind, handler);
  for (const action of waiting.splice(0)) act(action);
  return () => {
    for (const kind of kinds) if (takers.get(kind) === handler) takers.delete(kind);
  };
}

/**
 * Forgets the actions that wait, for when what answers them cannot be loaded: whether there were any, and where the
 * last one would have led without script.
 */
export function giveUpActions(): { asked: boolean; href: string | null } {
  const given = waiting.splice(0);
  const hrefs = given.flatMap((action) => ('href' in action ? [action.href] : []));
  return { asked: given.length > 0, href: hrefs.at(-1) ?? null };
}

/** Reads a card of the menu, or a product drawn over it, the way a diner sees it. */
export function glanceAt(card: Element): ProductGlance {
  const text = (selector: string) => card.querySelector(selector)?.textContent ?? '';
  const sleeps = card.closest('[data-promo-off]') ?? card.querySelector('[data-promo-off]');
  return {
    name: text('h2, h3'),
    description: text('p'),
    price: text('.price'),
    was: sleeps ? null : text('.was') || null,
    picture: card.querySelector('img')?.currentSrc || null,
  };
}
