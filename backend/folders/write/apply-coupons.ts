import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Change } from './reconcile-rows';
import type { Target } from './targets';

/** Leaves the count of uses, which belongs to orders. */
export function applyCoupons({ target, bundle }: { target: Target; bundle: TenantBundle }): Promise<Change> {
  return target.reconcile({
    table: 'coupons',
    columns: {
      code: 'text',
      rules: 'jsonb',
      usage_limit: 'int',
      per_profile: 'int',
      first_order: 'boolean',
    },
    keys: ['code'],
    rows: () =>
      bundle.coupons.map(({ code, ...rules }) => ({
        code,
        rules,
        usage_limit: rules.limit,
        per_profile: rules.perProfile,
        first_order: rules.firstOrder,
      })),
  });
}
