const ACCOUNTS = 'backend/payments/accounts';

/** The guards of accounts at gateways, as `guards.mjs` has them. */
export const ACCOUNT_GUARDS = [
  {
    name: 'an event of another account settles nothing',
    file: 'backend/payments/receive-event.ts',
    in: 'handleEvent',
    text: 'and p.account_id is not distinct from $a',
    without: 'and ($3::bigint is null or true)',
    suites: 'payments/accounts/accounts',
  },
  {
    name: 'an event of another account has nothing asked',
    file: 'backend/payments/receive-event.ts',
    in: 'lookSoon',
    text: 'and account_id is not distinct from $a',
    without: 'and ($4::bigint is null or true)',
    suites: 'payments/accounts/accounts',
  },
  {
    name: 'keys open at their own place alone',
    file: 'backend/platform/sealing/seal.ts',
    in: 'toData',
    text: 'JSON.stringify([keyId, ...place])',
    without: "place.length > 9 ? keyId : ''",
    suites: 'payments/accounts/accounts',
  },
  {
    name: 'keys that take real money are not used beside the sandbox',
    file: 'backend/providers/payments/providers.ts',
    in: 'createProviders',
    if: 'prod',
    suites: 'payments/accounts/account-verbs',
  },
  {
    name: 'accounts of a tenant change one after the other',
    file: `${ACCOUNTS}/account-slot.ts`,
    in: 'lockTenant',
    text: 'for no key update of i',
    suites: 'payments/accounts/account-verbs',
  },
  {
    name: 'keys that were set meanwhile are not sealed over',
    file: `${ACCOUNTS}/rotate-accounts.ts`,
    in: 'reseal',
    text: 'and sealed = $a',
    without: 'and $5::bytea is not null',
    suites: 'payments/accounts/account-verbs',
  },
];
