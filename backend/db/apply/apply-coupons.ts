import type { Sql } from '../database';
import type { TenantBundle } from '../import/bundle';
import { type Change, reconcileRows } from './reconcile-rows';

/** Writes the coupons; how often one was used is counted by orders and stays as it is. */
export function applyCoupons({
  sql,
  instanceId,
  bundle,
}: {
  sql: Sql;
  instanceId: number;
  bundle: TenantBundle;
}): Promise<Change> {
  return reconcileRows({
    sql,
    instanceId,
    table: 'coupons',
    columns: {
      code: 'text',
      rules: 'jsonb',
      usage_limit: 'int',
      per_profile: 'int',
      first_order: 'boolean',
    },
    keys: ['code'],
    rows: bundle.coupons.map(({ code, ...rules }) => ({
      code,
      rules,
      usage_limit: rules.limit,
      per_profile: rules.perProfile,
      first_order: rules.firstOrder,
    })),
  });
}
