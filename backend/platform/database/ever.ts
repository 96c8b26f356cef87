/**
 * Instants before and after all others. A list without an end says it so: PostgreSQL plans a statement that comes again and again
 * without its values, and keeps to an index then only where the column is compared with the value alone.
 */
export const EVER = { from: '-infinity', to: 'infinity' } as const;
