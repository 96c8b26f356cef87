/**
 * SQL for the end of a payment's reference: ids start at one in every database, and a merchant's account may know the
 * references of an older one.
 */
export const NEVER_BEFORE = `substr(md5(random()::text || clock_timestamp()::text), 1, 8)`;
