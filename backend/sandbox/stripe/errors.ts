import { SandboxError } from '../gateway-errors';

const invalid = (status: 400 | 401 | 404, code: string, message: string, param?: string) =>
  new SandboxError(status, { type: 'invalid_request_error', code, message, ...(param ? { param } : {}) });

export const STRIPE_ERRORS = {
  noKey: () =>
    new SandboxError(401, { type: 'invalid_request_error', message: 'You did not provide an API key.' }),
  badKey: () => new SandboxError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }),
  missing: (param: string) => invalid(400, 'parameter_missing', `Missing required param: ${param}.`, param),
  unknown: (param: string) =>
    invalid(400, 'parameter_unknown', `Received unknown parameter: ${param}`, param),
  notInteger: (param: string) => invalid(400, 'parameter_invalid_integer', `Invalid integer`, param),
  tooSmall: () =>
    invalid(400, 'amount_too_small', 'Amount must be at least the minimum charge amount', 'amount'),
  noMethod: (id: string) =>
    invalid(400, 'resource_missing', `No such PaymentMethod: '${id}'`, 'payment_method'),
  usedMethod: () =>
    invalid(400, 'payment_method_unexpected_state', 'The provided PaymentMethod was previously used'),
  noIntent: (id: string) => invalid(404, 'resource_missing', `No such payment_intent: '${id}'`, 'intent'),
  badState: (status: string) =>
    invalid(400, 'payment_intent_unexpected_state', `This PaymentIntent has a status of ${status}.`),
  refunded: () => invalid(400, 'charge_already_refunded', 'Charge has already been refunded.'),
  refundTooBig: () => invalid(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount'),
  otherRequest: () =>
    new SandboxError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    }),
  card: (code: string, message: string, more: object = {}) =>
    new SandboxError(402, { type: 'card_error', code, message, ...more }),
} as const;
