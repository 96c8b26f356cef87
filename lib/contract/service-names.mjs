// Plain JavaScript: the web program's entry imports it before anything is built.

/** The names after `/services/` in an address, each with a base URL of its own (rule platform/services-prefix). */
export const SERVICE_NAMES = /** @type {const} */ ([
  'core',
  'tracking',
  'experience',
  'cart',
  'core-api',
  'polygons',
  'surveys',
  'payments',
  'on-table',
  'staff',
]);
