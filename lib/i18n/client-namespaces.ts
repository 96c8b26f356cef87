/** Texts that scripts of public pages use; the document holds the rest. */
export const CLIENT_NAMESPACES = [
  'Shell',
  'Errors',
  'Cart',
  'Menu',
  'Product',
  'Live',
  'Contact',
  'Allergens',
  'Seals',
  'Consent',
  'Panel',
  'Place',
  'Services',
  'Order',
  'Table',
  'Group',
  'Language',
  'Rate',
  'Age',
] as const;

/** Personal pages carry their own texts. */
export const PERSONAL_NAMESPACES = [
  'Shell',
  'Errors',
  'Cart',
  'Product',
  'Checkout',
  'Place',
  'Methods',
  'Order',
  'Services',
  'Consent',
  'Panel',
  'Table',
  'Account',
  'Allergens',
  'Group',
  'Language',
  'Contact',
  'Rate',
  'Follow',
  'Returned',
  'Fallback',
] as const;

/** The pages of a booking have its words besides. */
export const BOOKING_NAMESPACES = [...PERSONAL_NAMESPACES, 'BookInfo'] as const;

/** Where a table is booked: what became of it is said in the words of its own page. */
export const RESERVE_NAMESPACES = [...PERSONAL_NAMESPACES, 'BookInfo', 'Reserve'] as const;

export const PROFILE_NAMESPACES = [...PERSONAL_NAMESPACES, 'Profile'] as const;
