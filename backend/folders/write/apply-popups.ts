import { toPopupContent } from '@/backend/stored/stored-popup';
import type { BundlePopup } from '@/backend/stored/tenant-bundle';
import type { Change } from './reconcile-rows';
import type { Target } from './targets';

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
    rows: () =>
      popups.map((popup, position) => ({
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
