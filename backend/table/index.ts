export { callWaiter } from './call-waiter';
export { forgetOldVisits } from './forget-visits';
export { getVisit } from './get-visit';
export { listCodes, type TableCodes } from './list-codes';
export { openTable } from './open-table';
export { renewCodes } from './renew-codes';
