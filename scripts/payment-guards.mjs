const PAYMENTS = 'backend/services/payments';

/** The guards of payments, as `guards.mjs` has them. */
export const PAYMENT_GUARDS = [
  {
    name: 'one attempt at a time',
    file: `${PAYMENTS}/start-payment.ts`,
    guard: "if (live) throw new AppError('payment_in_progress');",
    suites: 'races-of-payments',
  },
  {
    name: 'what is a cart again takes no money',
    file: `${PAYMENTS}/start-payment.ts`,
    guard:
      "if (purchase.status !== 'in_progress' || purchase.released_at !== null) throw new AppError('order_closed');",
    suites: 'races-of-releases',
  },
  {
    name: 'what is paid online is not paid in person',
    file: `${PAYMENTS}/pay-in-person.ts`,
    guard: "if (ruling === 'settled') return false;",
    suites: 'races-of-in-person',
  },
  {
    name: 'an attempt that was given up is asked about to its end',
    file: `${PAYMENTS}/pay-in-person.ts`,
    guard: "when $3 = 'expired' then $5",
    without: 'when false then $5',
    suites: 'races-of-in-person',
  },
  {
    name: 'an outcome of another amount changes nothing',
    file: `${PAYMENTS}/settle-payment.ts`,
    guard: "if (misfit && (await flagMisfit({ sql, ctx, payment, outcome, misfit }))) return 'misfit';",
    suites: 'events-in-the-product',
  },
  {
    name: 'an event is kept once',
    file: `${PAYMENTS}/receive-event.ts`,
    guard: 'on conflict (instance_id, provider, event_key) do nothing ',
    suites: 'races-of-payments',
  },
  {
    name: 'an event is believed only when the gateway says so',
    file: `${PAYMENTS}/receive-event.ts`,
    guard: 'outcome = await provider.fetch(kept.body.providerRef);',
    without: 'outcome = { message: null, action: null, ...kept.body } as never;',
    suites: 'events-in-the-product',
  },
  {
    name: 'an old word changes nothing',
    file: 'lib/domain/payment-status.ts',
    guard: 'return canPaymentMove({ from: word.from, to }) ? to : word.from;',
    without: 'return to;',
    suites: 'races-of-payments',
  },
  {
    name: 'a charge that may have been taken is not called an error',
    file: `${PAYMENTS}/start-payment.ts`,
    guard: " || error.kind === 'unknown') return null;",
    without: ') return null;',
    suites: 'payment-faults',
  },
  {
    name: 'silence is not taken for a failure of the gateway',
    file: `${PAYMENTS}/start-payment.ts`,
    guard: " && error.reach === 'answered')",
    without: ')',
    suites: 'failed-creates',
  },
  {
    name: 'a failed charge is denied three times before it may be paid again',
    file: 'lib/domain/unheard-charge.ts',
    guard: 'misses >= ENOUGH_MISSES && ',
    suites: 'failed-creates',
  },
  {
    name: 'an attempt that was not received is asked about to its end',
    file: `${PAYMENTS}/settle-payment.ts`,
    guard: " && reason !== 'not_received'",
    suites: 'failed-creates',
  },
  {
    name: 'an event keeps its charge from being called not received',
    file: `${PAYMENTS}/settle-payment.ts`,
    guard: "if (outcome.reason === 'not_received' && !payment.details.failed_at) return 'same';",
    suites: 'races-of-payments',
  },
  {
    name: 'what was not sent takes no try',
    file: `${PAYMENTS}/start-payment.ts`,
    guard: "details ->> 'reason' is distinct from 'not_sent'",
    without: 'true',
    suites: 'failed-creates',
  },
  {
    name: 'an event ahead of its gateway is asked about soon',
    file: `${PAYMENTS}/receive-event.ts`,
    guard: 'if (isAhead && reference) await lookSoon({ sql, ctx, reference });',
    suites: 'early-events',
  },
  {
    name: 'what was not sent holds an order no longer',
    file: `${PAYMENTS}/settle-payment.ts`,
    guard: 'case when $5 then hold_until else $4 end',
    without: 'case when $5 then $4 else $4 end',
    suites: 'failed-creates',
  },
  {
    name: 'what was not sent is bounded as well',
    file: `${PAYMENTS}/start-payment.ts`,
    guard: 'created_at >= $8',
    without: 'false and created_at >= $8',
    suites: 'failed-creates',
  },
  {
    name: 'an attempt that its own call began is found',
    file: `${PAYMENTS}/start-payment.ts`,
    guard: 'if (begun) return { payment: begun, purchase, provider: null };',
    suites: 'payment-faults',
  },
];
