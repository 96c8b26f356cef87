import { CURRENCY_CODES, type Currency } from '@/lib/domain/money/currencies';
import { COUNTRIES, type Country } from '@/lib/domain/tenant/countries';
import type { GatewayMethod, PaymentMethod } from './payment-methods';

type Provider = {
  methods: readonly GatewayMethod[];
  countries: readonly Country[];
  currencies: readonly Currency[];
};

/** What each gateway takes (rule payments/providers). The sandbox stands in for a gateway of any country. */
const PROVIDERS = {
  stripe: { methods: ['card'], countries: ['MX'], currencies: ['MXN'] },
  wompi: { methods: ['card', 'pse', 'nequi'], countries: ['CO'], currencies: ['COP'] },
  sandbox: {
    methods: ['card', 'pse', 'nequi', 'wallet'],
    countries: COUNTRIES,
    currencies: CURRENCY_CODES,
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
