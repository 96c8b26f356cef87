/** The guards of payments at a bank's page, as `guards.mjs` has them. */
export const BANK_GUARDS = [
  {
    name: 'a diner is led to no foreign address',
    file: 'backend/payments/next-action.ts',
    in: 'checkAction',
    text: 'if (provider && isBankAddress({ url: action.url, to: provider.bankAddresses }))',
    without: 'if (provider)',
    suites: 'payments/pse',
  },
  {
    name: 'a bank that is not listed charges nothing',
    file: 'backend/payments/check-transfer.ts',
    in: 'checkTransfer',
    throws: 'bank_unknown',
    suites: 'payments/pse',
  },
  {
    name: 'what was begun at a bank has its time to come',
    file: 'backend/payments/reconcile-payment.ts',
    in: 'overdueAt',
    text: 'bankWaitsUntil(expires_at)',
    without: 'after(expires_at, FORGET_MS)',
    suites: 'pse-left-at-the-bank',
  },
  {
    name: 'what was left at a bank is asked about to its end',
    file: 'backend/payments/reconcile-payment.ts',
    in: 'reconcilePayment',
    text: "outcome.reason !== 'overdue' &&",
    without: '',
    suites: 'pse-left-at-the-bank',
  },
];
