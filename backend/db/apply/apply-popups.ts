import type { Sql } from '../database';
import type { BundlePopup } from '../import/bundle';
import { type Change, reconcileRows } from './reconcile-rows';
import { toPicture } from './to-picture';

/** What a popup's row keeps as a whole. */
export function toPopupContent({ title, text, image, url }: BundlePopup) {
  return { title, text, image: toPicture(image), url };
}
export type PopupContent = ReturnType<typeof toPopupContent>;

/** Writes the announcements, in the order of the file. */
export function applyPopups({
  sql,
  instanceId,
  popups,
}: {
  sql: Sql;
  instanceId: number;
  popups: readonly BundlePopup[];
}): Promise<Change> {
  return reconcileRows({
    sql,
    instanceId,
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
