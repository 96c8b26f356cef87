import type { TenantBundle } from '../import/bundle';
import type { Change } from './reconcile-rows';
import type { Target } from './targets';

/** Writes the coupons; how often one was used is counted by orders and stays as it is. */
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
    rows: bundle.coupons.map(({ code, ...rules }) => ({
      code,
      rules,
      usage_limit: rules.limit,
      per_profile: rules.perProfile,
      first_order: rules.firstOrder,
    })),
  });
}
