import { useCallback, useLayoutEffect, useRef } from 'react';
import { useShownAddress } from '@/components/staff/use-shown-address';

const OTHERS = ['categories', 'options', 'translations'] as const;
type OtherPart = (typeof OTHERS)[number];
/** The product that is open by its sku, the form of a new one, or another part of the menu; null: the list. */
type ShownProduct = { sku: string } | 'new' | OtherPart | null;

/** Whether it is a part of the menu beside its products. */
export const isOtherPart = (shown: unknown): shown is OtherPart =>
  (OTHERS as readonly unknown[]).includes(shown);

const read = (asked: URLSearchParams): ShownProduct => {
  const sku = asked.get('product');
  if (sku !== null && sku !== '') return { sku };
  const part = asked.get('part');
  if (isOtherPart(part)) return part;
  return asked.has('new') ? 'new' : null;
};

const print = (shown: ShownProduct): URLSearchParams => {
  if (shown === null) return new URLSearchParams();
  if (isOtherPart(shown)) return new URLSearchParams({ part: shown });
  return new URLSearchParams(shown === 'new' ? { new: '' } : { product: shown.sku });
};

/** The address of a product's sheet, on the screen of the menu. */
export const sheetAddress = (sku: string): string => `?${print({ sku })}`;

/** The product that the address says to be open. The list stands where it was when that is closed. */
export function useShownProduct() {
  const { shown, push, replace, goBack } = useShownAddress<ShownProduct>({ read, print });
  const left = useRef<{ top: number; sku: string | null }>({ top: 0, sku: null });
  const isOpen = shown !== null;
  useLayoutEffect(() => {
    const { top, sku } = left.current;
    if (isOpen) return;
    if (top > 0) window.scrollTo({ top });
    if (sku !== null)
      document
        .querySelector<HTMLElement>(`a[data-opens="${CSS.escape(sku)}"]`)
        ?.focus({ preventScroll: true });
    left.current = { top: 0, sku: null };
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a push holds nothing of what is drawn
  const leaveFor = useCallback((next: ShownProduct) => {
    left.current = {
      top: window.scrollY,
      sku: typeof next === 'object' && next !== null ? next.sku : null,
    };
    push(next);
  }, []);
  return {
    shown,
    /** From the list; the same always, so that its rows are not drawn anew. */
    open: useCallback((sku: string) => leaveFor({ sku }), [leaveFor]),
    openNew: useCallback(() => leaveFor('new'), [leaveFor]),
    /** From a sheet to another, which takes its place. */
    turnTo: (sku: string) => replace({ sku }),
    /** Another part of the menu, in the place of this one. */
    turnToPart: (part: 'products' | OtherPart) => replace(part === 'products' ? null : part),
    close: () => goBack(null),
  };
}
