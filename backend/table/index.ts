export { callWaiter } from './call-waiter';
export { findVisit } from './find-visit';
export { forgetOldVisits } from './forget-visits';
export { getVisit } from './get-visit';
export { listCodes, type TableCodes } from './list-codes';
export { openTable } from './open-table';
export { recordCall } from './record-call';
export { renewCodes } from './renew-codes';
