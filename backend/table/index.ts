export { listCodes, type TableCodes } from './list-codes';
export { openTable } from './open-table';
export { renewCodes } from './renew-codes';
