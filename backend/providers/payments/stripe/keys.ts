export type StripeKeys = {
  publicKey: string;
  secretKey: string;
  /** Null refuses every event. */
  webhookSecret: string | null;
};
export type StripeAccount = StripeKeys & {
  /** Such as `https://api.stripe.com`. */
  apiOrigin: string;
  /** The address of the script that browsers load. */
  scriptUrl: string;
};
export type FoundStripeKeys = StripeKeys & { environment: 'test' | 'prod' };

const API_ORIGIN = 'https://api.stripe.com';
/** Stripe's own, of a stated version: it must come from there and from nowhere else. */
const SCRIPT_URL = 'https://js.stripe.com/endive/stripe.js';
const MODES = { test: 'test', prod: 'live' } as const;

/** @param origin where Stripe's double is; null: Stripe itself */
export const toStripeAccount = ({
  keys: { environment: _environment, ...keys },
  origin,
}: {
  keys: FoundStripeKeys;
  origin: string | null;
}): StripeAccount => ({
  ...keys,
  apiOrigin: origin ?? API_ORIGIN,
  scriptUrl: origin === null ? SCRIPT_URL : `${origin}/stripe.js`,
});

/** Null if a key is missing or of another mode. Without the webhook secret every event is refused. */
export function parseStripeKeys(read: (name: string) => string | undefined): FoundStripeKeys | null {
  for (const environment of ['test', 'prod'] as const) {
    const own = (name: string, kinds: readonly string[]) => {
      const value = read(name)?.trim();
      return kinds.some((kind) => value?.startsWith(`${kind}_${MODES[environment]}_`)) ? value : undefined;
    };
    const publicKey = own('PUBLIC_KEY', ['pk']);
    const secretKey = own('SECRET_KEY', ['sk', 'rk']);
    const secret = read('WEBHOOK_SECRET')?.trim();
    const webhookSecret = secret?.startsWith('whsec_') ? secret : null;
    if (publicKey && secretKey) return { publicKey, secretKey, webhookSecret, environment };
  }
  return null;
}
