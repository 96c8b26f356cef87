import { showPrices } from '@/components/menu/keep-prices';
import { showAddButtons } from '@/lib/browser/menu-markup/add-buttons';
import { hasParts, partAround } from '@/lib/browser/menu-markup/sections';
import type { MenuParts } from './menu-parts';

/** Loads its script only for menus with parts. @returns null without parts */
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
  const inserted = (section: HTMLElement) => {
    showPrices({ root: section, timezone, at: new Date() });
    onInserted();
    return showAddButtons(root, section);
  };
  const loaded = await import('./menu-parts').catch(() => null);
  return loaded?.followParts({ root, onInserted: inserted }) ?? null;
}

/** Loads the part around an anchor first, so that the anchor stays in place. */
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
