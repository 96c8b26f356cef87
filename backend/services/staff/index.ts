export { createStaffKey } from './create-staff-key';
export { findStaff } from './find-staff';
export { getStaffInstance } from './get-staff-instance';
export { setStatus } from './set-status';
