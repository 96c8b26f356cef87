export { listPaymentMethods } from './list-payment-methods';
export { type OfferedMethod, resolveMethods } from './offered-methods';
