// Plain JavaScript: the web program's entry imports it before the build.

/** Names after `/services/` (rule platform/services-prefix). */
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
