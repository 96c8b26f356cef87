/** Texts that scripts of public pages use; the document holds the rest. */
export const CLIENT_NAMESPACES = [
  'Shell',
  'Errors',
  'Cart',
  'Menu',
  'Product',
  'Contact',
  'Allergens',
  'Seals',
  'Consent',
  'Panel',
  'Place',
  'Services',
  'Order',
  'Table',
  'Language',
] as const;

/** Personal pages carry their own texts. */
export const PERSONAL_NAMESPACES = [
  'Shell',
  'Errors',
  'Cart',
  'Checkout',
  'Place',
  'Methods',
  'Order',
  'Services',
  'Consent',
  'Panel',
  'Language',
] as const;
