import type { PayingBackend } from '@/tests/support/shops/gateway';
import { openStripeDouble } from './stripe-double';
import { openWompiDouble } from './wompi-double';

const DOUBLES = { wompi: openWompiDouble, stripe: openStripeDouble };
/** The gateways by protocol; each is the one of its country (rule payments/providers). */
export type Provider = keyof typeof DOUBLES;
export const PROVIDERS = Object.keys(DOUBLES) as Provider[];
export const CURRENCY_OF = { wompi: 'COP', stripe: 'MXN' } as const satisfies Record<Provider, string>;

export const openDouble = ({
  provider,
  ...of
}: {
  paying: PayingBackend;
  slug: string;
  provider: Provider;
}) => DOUBLES[provider](of);
