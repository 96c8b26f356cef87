/** The catalogue's parts that scripts use after first paint; everything else is text of the document already. */
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
  'Services',
  'Language',
] as const;

/** What the diner's own pages say; those are rendered for each request and carry their texts with them. */
export const PERSONAL_NAMESPACES = [
  'Shell',
  'Errors',
  'Cart',
  'Checkout',
  'Methods',
  'Order',
  'Services',
  'Consent',
  'Panel',
  'Language',
] as const;
