/**
 * SQL for the end of a payment's reference. Purchases are counted from one in every database, so a new database on
 * a merchant's old account would otherwise meet the charges of the one before.
 */
export const NEVER_BEFORE = `substr(md5(random()::text || clock_timestamp()::text), 1, 8)`;
