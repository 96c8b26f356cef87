/** Columns of a branch that every reader of it needs. */
const SUPPLIER_COLUMNS = [
  'id',
  'slug',
  'city_id',
  'on_table_class',
  'court',
  'services',
  'settings',
] as const;

/** SQL for the settings of a branch with what its staff say of the day, which an import leaves alone. @param table its name in the statement */
export const settingsJson = (table: string): string =>
  `(${table}.settings || jsonb_build_object('pauses', ${table}.pauses, 'busy', case when ${table}.busy_minutes is not null
    then jsonb_build_object('minutes', ${table}.busy_minutes, 'until', case when not ${table}.busy_by_load then ${table}.busy_until end,
      'byLoad', ${table}.busy_by_load) end))`;

const columnOf = (table: string) => (name: (typeof SUPPLIER_COLUMNS)[number]) =>
  name === 'settings' ? settingsJson(table) : `${table}.${name}`;

/** SQL for these columns. @param table its name in the statement */
export const supplierColumns = (table: string): string =>
  SUPPLIER_COLUMNS.map((name) => `${columnOf(table)(name)} as ${name}`).join(', ');

/** SQL for these columns as JSON. @param table its name in the statement */
export const supplierJson = (table: string): string =>
  `jsonb_build_object(${SUPPLIER_COLUMNS.map((name) => `'${name}', ${columnOf(table)(name)}`).join(', ')})`;
