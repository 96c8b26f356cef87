import { hasParts, partAround } from '@/lib/browser/menu-markup/sections';
import { showAddButtons } from '@/lib/browser/menu-markup/taps';
import { showPrices } from './keep-prices';
import type { MenuParts } from './menu-parts';

/**
 * Begins to bring the parts of a menu that has some; the script for it is loaded only then. Without that script
 * the links in their places still lead to them. @returns null where there is nothing to bring
 */
export async function startParts({
  root,
  timezone,
  onInserted = () => undefined,
}: {
  root: HTMLElement;
  timezone: string;
  onInserted?: () => void;
}): Promise<MenuParts | null> {
  if (!hasParts(root)) return null;
  const inserted = () => {
    showPrices({ root, timezone, at: new Date() });
    showAddButtons(root);
    onInserted();
  };
  const loaded = await import('./menu-parts').catch(() => null);
  return loaded?.followParts({ root, onInserted: inserted }) ?? null;
}

/** Brings the part that an anchor is in, when it has not come, so that the anchor stands where it will stay. */
export async function loadAround({
  anchor,
  parts,
}: {
  anchor: HTMLElement;
  parts: Promise<MenuParts | null>;
}): Promise<void> {
  const section = partAround(anchor);
  if (section) await (await parts)?.load(section);
}
