import type { PayingBackend } from '@/tests/support/shops/gateway';
import { openStripeDouble } from './stripe-double';
import { openWompiDouble } from './wompi-double';

const DOUBLES = { wompi: openWompiDouble, stripe: openStripeDouble };
/** The gateways by protocol; each is the one of its country (rule payments/providers). */
export type Spoken = keyof typeof DOUBLES;
export const SPOKEN = Object.keys(DOUBLES) as Spoken[];
export const CURRENCY_OF = { wompi: 'COP', stripe: 'MXN' } as const satisfies Record<Spoken, string>;

export const openDouble = ({ spoken, ...of }: { paying: PayingBackend; slug: string; spoken: Spoken }) =>
  DOUBLES[spoken](of);
