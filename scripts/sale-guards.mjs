const SALES = 'backend/visit/sales';

/** The guards of sales that the server tells, as `guards.mjs` has them. */
export const SALE_GUARDS = [
  {
    name: 'a sale that is being told is not taken again',
    file: `${SALES}/tell-sale.ts`,
    in: 'takeDueSales',
    text: 'set send_at = $a,',
    without: 'set send_at = least(send_at, $3),',
    suites: 'visit/sales/forwarding-faults',
  },
  {
    name: 'what is asked to be told of is held',
    file: `${SALES}/measure-purchase.ts`,
    in: 'measurePurchase',
    text: ', lock: true',
    suites: 'visit/sales/forwarding-faults',
  },
  {
    name: 'a consent is taken back before a sale is asked about or after',
    file: `${SALES}/measure-purchase.ts`,
    in: 'measurePurchase',
    text: 'await lockDiner({ sql, ctx });',
    suites: 'visit/sales/forwarding-faults',
  },
  {
    name: 'who is forgotten waits for orders before the profile is taken',
    file: 'backend/people/own-data/erase-own-data.ts',
    in: 'lockProfile',
    text: ' order by id for no key update',
    suites: 'visit/sales/forwarding-faults',
  },
  {
    name: 'a link is written for nobody who was forgotten',
    file: 'backend/orders/links/status-link.ts',
    in: 'writeStatusLink',
    text: 'await holdDiner({ sql, ctx, profileId });',
    suites: 'races-of-tokens',
  },
  {
    name: 'a smart link is held by who takes it back',
    file: 'backend/people/smart-links.ts',
    in: 'revokeSmartLinks',
    text: "and purpose = 'smart_link' for update",
    suites: 'races-of-tokens',
  },
  {
    name: 'a sale is told once more never',
    file: 'backend/visit/mark-sold.ts',
    in: 'MARK_SOLD',
    text: 'and sold_at is null',
    suites: 'visit/sales/told-sales',
  },
  {
    name: 'a consent is looked at again when a sale is told',
    file: `${SALES}/tell-sale.ts`,
    in: 'prepare',
    if: 'found',
    suites: 'visit/sales/consent',
  },
  {
    name: 'a withdrawal drops what waits',
    file: 'backend/people/check-cookies.ts',
    in: 'forgetAdvertisers',
    if: 'refused',
    suites: 'visit/sales/consent',
  },
  {
    name: 'ids that hold a card number are not taken',
    file: 'backend/visit/sales/measure-purchase.ts',
    in: 'isUsable',
    text: ' && !holdsCardNumber(browser)',
    suites: 'visit/sales/consent',
  },
  {
    name: 'a secret opens for its tenant alone',
    file: 'backend/platform/sealing/seal.ts',
    in: 'toData',
    text: 'JSON.stringify([keyId, ...place])',
    without: "place.length > 9 ? keyId : ''",
    suites: 'visit/sales/secrets',
  },
];
