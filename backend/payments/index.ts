export { getGateway } from './get-gateway';
export { giveRefund } from './give-refund';
export { giveUpChallenge } from './give-up-challenge';
export { listBanks } from './list-banks';
export { payInPerson } from './pay-in-person';
export { handleEvent, receiveEvent } from './receive-event';
export { reconcilePayment } from './reconcile-payment';
export { startPayment } from './start-payment';
export { forgetOldProofs, getProof, reviewProof } from './transfer';
