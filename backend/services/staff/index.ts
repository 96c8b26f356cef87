export { type CreatedKey, createStaffKey } from './create-staff-key';
export { findStaff } from './find-staff';
export { getStaffInstance } from './get-staff-instance';
export { type KeyLine, listStaffKeys } from './list-staff-keys';
export { listStaffOrders } from './list-staff-orders';
export { moveStaffOrder } from './move-staff-order';
export { revokeStaffKey } from './revoke-staff-key';
export { setStaffOffer } from './set-staff-offer';
export { setStatus } from './set-status';
