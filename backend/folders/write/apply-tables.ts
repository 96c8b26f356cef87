import type { BundleTable } from '@/backend/stored/tenant-bundle';
import type { Change } from './reconcile-rows';
import type { Target } from './targets';

/** QR versions only grow. */
export async function applyTables({
  target,
  tables,
}: {
  target: Target;
  tables: readonly BundleTable[];
}): Promise<Change> {
  const supplierId = await target.idsOf('suppliers', 'slug');
  return target.reconcile({
    table: 'tables',
    columns: {
      supplier_id: 'bigint',
      kind: 'text',
      label_key: 'text',
      label: 'text',
      position: 'int',
      seats: 'int',
      area: 'text',
      join_group: 'text',
      active: 'boolean',
      qr_version: 'int',
    },
    keys: ['supplier_id', 'kind', 'label_key'],
    merged: { qr_version: 'greatest(t.qr_version, excluded.qr_version)' },
    rows: () =>
      tables.map(({ branchSlug, kind, label, seats, area, joinGroup, active, qrVersion }, position) => ({
        supplier_id: supplierId(branchSlug),
        kind,
        label_key: label.toLowerCase(),
        label,
        position,
        seats,
        area,
        join_group: joinGroup,
        active,
        qr_version: qrVersion,
      })),
  });
}
