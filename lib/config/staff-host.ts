/** The address of all tenants' people, as the backend knows it. */
export const staffHost = (): string => process.env.STAFF_HOST || 'staff.localhost';
