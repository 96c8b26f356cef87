export { callWaiter } from './call-waiter';
export { findVisit, IS_VISIT, type Seat, VISIT_TABLES } from './find-visit';
export { forgetOldVisits } from './forget-visits';
export { getVisit } from './get-visit';
export { listCodes, type TableCodes } from './list-codes';
export { openTable } from './open-table';
export { recordCall } from './record-call';
export { renewCodes } from './renew-codes';
