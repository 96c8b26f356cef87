import {
  BOOKING_NAMESPACES,
  CLIENT_NAMESPACES,
  PERSONAL_NAMESPACES,
  PROFILE_NAMESPACES,
  RESERVE_NAMESPACES,
} from '@/lib/i18n/client-namespaces';
import { computedTextsOf, reachFrom, textsOf } from './client-texts';

const SCREENS = 'app/[domain]/[locale]';

const PERSONAL = [
  ...['account-screen', 'cart-screen', 'checkout-screen', 'order-screen', 'precheckout-screen'].map(
    (name) => `${SCREENS}/_page/personal/${name}`,
  ),
  `${SCREENS}/_page/personal/personal-page`,
  'components/orders/order-list',
];

/** Code that runs in the browser: over every public document, and in the place of the diner's own pages. */
const GRAPHS = [
  { name: 'public', roots: [`${SCREENS}/_page/page-boot`], texts: CLIENT_NAMESPACES },
  {
    name: 'personal',
    roots: PERSONAL,
    texts: PERSONAL_NAMESPACES,
  },
  {
    name: 'booking',
    roots: [...PERSONAL, 'components/booking/info/book-info', 'components/booking/rate/rate-booking'],
    texts: BOOKING_NAMESPACES,
  },
  {
    name: 'profile',
    roots: [...PERSONAL, `${SCREENS}/_page/personal/profile-screen`],
    texts: PROFILE_NAMESPACES,
  },
  {
    name: 'reserving',
    roots: [...PERSONAL, 'components/booking/reserve/reserve'],
    texts: RESERVE_NAMESPACES,
  },
] as const;

describe.each(GRAPHS)('the scripts of the $name pages', ({ roots, texts }) => {
  const files = reachFrom(roots);
  const asked = textsOf(files);

  test('are found', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(computedTextsOf(files)).toEqual([]);
  });

  test('ask for no part of the catalogue that is not sent to them', () => {
    expect([...asked].filter(([name]) => !texts.some((sent) => sent === name))).toEqual([]);
  });

  test('are sent no part that none of them asks for', () => {
    expect(texts.filter((name) => !asked.has(name))).toEqual([]);
  });
});
