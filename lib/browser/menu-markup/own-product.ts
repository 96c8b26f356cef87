import { findPart } from './dishes';

/** The product of its own page (rule menu/product-address). Its choice is drawn by the server and replaced by script. */
const OWN = 'own-product';
type Part = 'form' | 'bar' | 'share';

export const ownMarks = ({ id, product_id, name }: { id: number; product_id: number; name: string }) => ({
  id: OWN,
  'data-id': id,
  'data-product': product_id,
  // Trackers are told the tenant's name of it, and not a translated heading.
  'data-own-name': name,
});
export const ownPart = (part: Part) => ({ 'data-own': part });
export const ownAddMarks = { 'data-own-add': '' } as const;

export type OwnSlots = { productId: number; form: HTMLElement; bar: HTMLElement };

/** Null where the page is of another product, or of none. */
export const findOwn = (productId: number): HTMLElement | null => {
  const root = document.getElementById(OWN);
  return root && Number(root.dataset.id) === productId ? root : null;
};

/** Null where the page has no such product, or takes no orders. */
export function findOwnProduct(): OwnSlots | null {
  const root = document.getElementById(OWN);
  const part = (name: Part) => root?.querySelector<HTMLElement>(`[data-own="${name}"]`) ?? null;
  const [form, bar] = [part('form'), part('bar')];
  if (!root || !form || !bar) return null;
  return { productId: Number(root.dataset.id), form, bar };
}

/** The element that says its price, and the times of its promotion. */
export function findOwnOffer(): { productId: number; root: HTMLElement } | null {
  const own = document.getElementById(OWN);
  const root = own && findPart(own, 'price')?.closest('p')?.parentElement;
  return root ? { productId: Number(own.dataset.id), root } : null;
}

/** Empty until a script fills it. */
export const findShareSlot = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-own="share"]');

/** The facts of the document's product, in major units; null on a page without one. */
export function readViewedProduct(): { id: number; product_id: number; name: string; price: number } | null {
  const root = document.getElementById(OWN);
  const price = document.querySelector<HTMLMetaElement>('meta[property="product:price:amount"]')?.content;
  const name = root?.dataset.ownName;
  if (!root || !name || price === undefined) return null;
  return {
    id: Number(root.dataset.id),
    product_id: Number(root.dataset.product),
    name,
    price: Number(price),
  };
}

export const readOwnAdd = (target: Element): HTMLAnchorElement | null =>
  target.closest<HTMLAnchorElement>('a[data-own-add]');

/** Checked before the script came. */
export const checkedOptions = (form: ParentNode): number[] =>
  [...form.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => Number(value));

export const optionTextMarks = (id: number) => ({ 'data-option': id });
export const writtenOption = (form: ParentNode, id: number): string =>
  form.querySelector<HTMLInputElement>(`input[data-option="${id}"]`)?.value ?? '';

export const writtenComment = (form: ParentNode): string => form.querySelector('textarea')?.value ?? '';

/** Where the focus is, in words that hold for what takes its place. */
function selectorOf(focused: Element): string | null {
  if (focused instanceof HTMLInputElement && focused.dataset.option)
    return `input[data-option="${focused.dataset.option}"]`;
  if (focused instanceof HTMLInputElement) return `input[value="${focused.value}"]`;
  if (focused instanceof HTMLTextAreaElement) return 'textarea';
  return focused.matches('[data-own-add]') ? 'button.button' : null;
}

/** Takes the server's part away, once its successor stands beside it. @returns puts it back */
export function replaceStatic(slot: HTMLElement): () => void {
  const drawn = slot.firstElementChild;
  if (!drawn) return () => undefined;
  const focused = drawn.contains(document.activeElement) ? document.activeElement : null;
  const successor = focused && selectorOf(focused);
  const kept = [...drawn.childNodes];
  drawn.replaceChildren();
  if (successor) slot.querySelector<HTMLElement>(successor)?.focus({ preventScroll: true });
  return () => drawn.replaceChildren(...kept);
}
