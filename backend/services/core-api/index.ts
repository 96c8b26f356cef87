export { listPaymentMethods } from './list-payment-methods';
