/** Gateways whose keys may be kept in the database. The sandbox makes its own from the tenant's slug. */
const ACCOUNT_PROVIDERS = ['wompi'] as const;
export type AccountProvider = (typeof ACCOUNT_PROVIDERS)[number];

export const takesAccounts = (name: string | null): name is AccountProvider =>
  ACCOUNT_PROVIDERS.some((one) => one === name);
