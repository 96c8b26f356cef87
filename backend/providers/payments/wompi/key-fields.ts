export const WOMPI_KEY_FIELDS = {
  public_key: { variable: 'PUBLIC_KEY', form: /^pub_(test|prod)_[\w-]+$/, like: 'pub_test_… or pub_prod_…' },
  private_key: {
    variable: 'PRIVATE_KEY',
    form: /^prv_(test|prod)_[\w-]+$/,
    like: 'prv_test_… or prv_prod_…',
  },
  integrity_secret: {
    variable: 'INTEGRITY_SECRET',
    form: /^(test|prod)_integrity_[\w-]+$/,
    like: 'test_integrity_… or prod_integrity_…',
  },
  events_secret: {
    variable: 'EVENTS_SECRET',
    form: /^(test|prod)_events_[\w-]+$/,
    like: 'test_events_… or prod_events_…',
  },
} as const;

/** Set by merchants for whom Wompi has switched it on (rule payments/challenge). */
export const WOMPI_SWITCHES = { three_ds: 'THREE_DS' } as const;
