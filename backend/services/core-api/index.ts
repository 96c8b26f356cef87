export { type OfferedMethod, resolveMethods } from './internal';
export { listPaymentMethods } from './list-payment-methods';
