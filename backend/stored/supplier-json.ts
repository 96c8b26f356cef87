/** Columns of a branch that every reader of it needs. */
export const SUPPLIER_COLUMNS = [
  'id',
  'slug',
  'city_id',
  'on_table_class',
  'court',
  'services',
  'settings',
] as const;

/** SQL for these columns as JSON. @param table its name in the statement */
export const supplierJson = (table: string): string =>
  `jsonb_build_object(${SUPPLIER_COLUMNS.map((name) => `'${name}', ${table}.${name}`).join(', ')})`;
