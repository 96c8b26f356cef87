import type { BundlePopup } from '../import/bundle';
import type { Change } from './reconcile-rows';
import type { Target } from './targets';
import { toPicture } from './to-picture';

/** What a popup's row keeps as a whole. */
export function toPopupContent({ title, text, image, url }: BundlePopup) {
  return { title, text, image: toPicture(image), url };
}
export type PopupContent = ReturnType<typeof toPopupContent>;

/** Writes the announcements, in the order of the file. */
export function applyPopups({
  target,
  popups,
}: {
  target: Target;
  popups: readonly BundlePopup[];
}): Promise<Change> {
  return target.reconcile({
    table: 'popups',
    columns: {
      key: 'text',
      position: 'int',
      branches: 'text[]',
      services: 'text[]',
      starts_on: 'date',
      ends_on: 'date',
      content: 'jsonb',
    },
    keys: ['key'],
    rows: popups.map((popup, position) => ({
      key: popup.key,
      position,
      branches: popup.branches,
      services: popup.services,
      starts_on: popup.from,
      ends_on: popup.until,
      content: toPopupContent(popup),
    })),
  });
}
