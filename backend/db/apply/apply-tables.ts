import type { Sql } from '../database';
import type { BundleTable } from '../import/bundle';
import { type Change, listIdsByKey, reconcileRows } from './reconcile-rows';

/** Writes tables and rooms; a QR version only ever grows, whoever raised it. */
export async function applyTables({
  sql,
  instanceId,
  tables,
}: {
  sql: Sql;
  instanceId: number;
  tables: readonly BundleTable[];
}): Promise<Change> {
  const supplierId = await listIdsByKey({ sql, instanceId, table: 'suppliers', key: 'slug' });
  return reconcileRows({
    sql,
    instanceId,
    table: 'tables',
    columns: {
      supplier_id: 'bigint',
      kind: 'text',
      label_key: 'text',
      label: 'text',
      position: 'int',
      seats: 'int',
      active: 'boolean',
      qr_version: 'int',
    },
    keys: ['supplier_id', 'kind', 'label_key'],
    merged: { qr_version: 'greatest(t.qr_version, excluded.qr_version)' },
    rows: tables.map(({ branchSlug, kind, label, seats, active, qrVersion }, position) => ({
      supplier_id: supplierId(branchSlug),
      kind,
      label_key: label.toLowerCase(),
      label,
      position,
      seats,
      active,
      qr_version: qrVersion,
    })),
  });
}
