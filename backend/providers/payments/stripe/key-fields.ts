export const STRIPE_KEY_FIELDS = {
  public_key: { variable: 'PUBLIC_KEY', form: /^pk_(test|live)_\w+$/, like: 'pk_test_… or pk_live_…' },
  secret_key: {
    variable: 'SECRET_KEY',
    form: /^[sr]k_(test|live)_\w+$/,
    like: 'sk_test_…, sk_live_…, rk_test_… or rk_live_…',
  },
  webhook_secret: { variable: 'WEBHOOK_SECRET', form: /^whsec_[\w+/=]+$/, like: 'whsec_…' },
} as const;
