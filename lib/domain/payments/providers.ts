import { CURRENCY_CODES, type Currency } from '@/lib/domain/money/currencies';
import { COUNTRIES, type Country } from '@/lib/domain/tenant/countries';
import type { GatewayMethod, PaymentMethod } from './payment-methods';

type Provider = {
  methods: readonly GatewayMethod[];
  countries: readonly Country[];
  currencies: readonly Currency[];
  /** The least that it charges, in minor units; any amount of a currency without an entry. */
  leastMinor: Readonly<Partial<Record<Currency, number>>>;
};

/** The abilities of each gateway (rule payments/providers). The sandbox stands in for a gateway of any country. */
const PROVIDERS = {
  stripe: { methods: ['card'], countries: ['MX'], currencies: ['MXN'], leastMinor: { MXN: 1_000 } },
  wompi: { methods: ['card', 'pse', 'nequi'], countries: ['CO'], currencies: ['COP'], leastMinor: {} },
  sandbox: {
    methods: ['card', 'pse', 'nequi'],
    countries: COUNTRIES,
    currencies: CURRENCY_CODES,
    // As Stripe, whose double it is there.
    leastMinor: { MXN: 1_000 },
  },
} as const satisfies Record<string, Provider>;
export type ProviderName = keyof typeof PROVIDERS;
/** A way to pay that some gateway takes: each has its request, its charge and its form. */
export type ChargedMethod = (typeof PROVIDERS)[ProviderName]['methods'][number];
export const PROVIDER_NAMES = Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]];

export const isProviderName = (name: string | null): name is ProviderName =>
  name !== null && Object.hasOwn(PROVIDERS, name);

const isAmong = <T>(list: readonly T[], one: T) => list.includes(one);

export const takesCurrency = (name: ProviderName, currency: Currency): boolean =>
  isAmong<Currency>(PROVIDERS[name].currencies, currency);

/** Where it does business, in the tenant's money. */
export const fitsTenant = (
  name: ProviderName,
  { country, currency }: { country: Country; currency: Currency },
): boolean => isAmong<Country>(PROVIDERS[name].countries, country) && takesCurrency(name, currency);

export const isCharged = (method: PaymentMethod): method is ChargedMethod =>
  PROVIDER_NAMES.some((name) => takesMethod(name, method));

export const takesMethod = (name: ProviderName, method: PaymentMethod): boolean =>
  isAmong<PaymentMethod>(PROVIDERS[name].methods, method);

/** In minor units; null where any amount is charged, or without a gateway (rule payments/least-charge). */
export function leastChargeMinor({
  provider,
  currency,
}: {
  provider: string | null;
  currency: Currency;
}): number | null {
  if (!isProviderName(provider)) return null;
  const { leastMinor }: Provider = PROVIDERS[provider];
  return leastMinor[currency] ?? null;
}

/** In the same unit, minor or major. Nothing to pay is charged nowhere (rule payments/least-charge). */
export const isBelowLeast = ({ amount, least }: { amount: number; least: number | null }): boolean =>
  least !== null && amount > 0 && amount < least;
