import type { Facts } from '@/tests/support/backend/contract-target';
import { type ContractCase, type MakeAsk, needsProfile, post, put, refusesBodies } from './case';

/** A visit's call: a good body, and the refusals of bodies, tenants and sessions. */
function visit(path: string, body: (facts: Facts) => Record<string, unknown>): ContractCase {
  return {
    name: `POST ${path}`,
    ask: (facts) => post(path, body(facts)),
    refusals: refusesBodies({ path, body, customer: (good, id) => ({ ...good, customer_id: id }) }),
  };
}

const unknownSession = (path: string, body: (facts: Facts) => object): ContractCase['refusals'][number] => ({
  why: 'an unknown session',
  ask: (facts) => post(path, { ...body(facts), session_id: 999_999_999 }),
  status: 422,
  key: 'invalid_input',
});

const acquisition = ({ customerId, sessionId }: Facts) => ({
  campaign_id: null,
  utm_medium: 'social',
  utm_campaign: 'noviembre',
  utm_term: '',
  utm_content: '',
  gclid: '',
  fbclid: '',
  session_id: sessionId,
  customer_id: customerId,
  userAgent: 'Mozilla/5.0',
  referer: 'https://www.instagram.com/',
});

const tracking = ({ customerId, sessionId, branchId, productId }: Facts) => ({
  event: 'add_to_cart',
  view_vue: 'OnTableHome',
  heights: { window: 844, scroll: 0, document: 2_400 },
  product_supplier_ids: [productId],
  content_ids: [productId],
  table_code: null,
  front_lang: 'es',
  session_id: sessionId,
  service: 'delivery',
  customer_id: customerId,
  supplier_id: branchId,
  profile_id: null,
  acquisition_id: null,
  purchase_id: null,
  product: {
    id: productId,
    product_id: null,
    name: 'Ajiaco',
    label: 'De la casa',
    category: 'Platos',
    price: 12_500,
    subtotal: 25_000,
    count: 1,
    promo: '2x1',
    image: null,
    description: 'Con pollo',
    is_alcoholic: false,
    is_new: true,
    important: false,
    is_promo: true,
  },
});

const metric = ({ customerId, sessionId }: Facts) => ({
  vue_performance_metric: {
    transfer_data: 180,
    session_id: sessionId,
    customer_id: customerId,
    acquisition_id: null,
  },
});

const search = ({ customerId }: Facts) => ({
  search_google_log: {
    query: 'calle 60 # 9',
    place_id: 'osm:W1',
    formatted_address: 'Calle 60 # 9-40, Chapinero Central, Bogotá',
    lat: 4.6482,
    lon: -74.0634,
    customer_id: customerId,
  },
});

const anonymous = { profile: { domain: 'contract.test', name: '' } };
const status: MakeAsk = ({ profile }) => ({ path: '/profiles/status.json', headers: profile });
const linkPath = (profileId: string) => `/profiles/login_smart_link/${profileId}.json?token=`;
const enter: MakeAsk = ({ smartLink }) => ({ path: `${linkPath(smartLink.profileId)}${smartLink.token}` });
const account: MakeAsk = ({ profile }) => ({ path: '/profiles/account.json', headers: profile });
const update: MakeAsk = ({ profile }) =>
  put(`/profiles/account/${profile.profileid}.json`, { profile: { name: 'Ana' } }, profile);

const bornOn =
  (fecha_nacimiento: string): MakeAsk =>
  ({ profile }) => ({ ...post('/legal/check_mayor.json', { fecha_nacimiento }), headers: profile });
const age = bornOn('1990-05-01');

/** Profiles and visits. */
export const DINER_CASES: ContractCase[] = [
  { name: 'GET /profiles/status.json', ask: status, refusals: needsProfile(status) },
  {
    name: 'POST /profiles/anonymous.json',
    ask: () => post('/profiles/anonymous.json', anonymous),
    refusals: refusesBodies({ path: '/profiles/anonymous.json', body: () => anonymous }),
  },
  {
    name: 'PUT /profiles/account/{profile_id}.json',
    ask: update,
    refusals: [
      ...needsProfile(update),
      {
        why: "another profile's id",
        ask: ({ profile }) => put('/profiles/account/999999999.json', { profile: {} }, profile),
        status: 404,
        key: 'not_found',
      },
      {
        why: 'a date that is none',
        ask: ({ profile }) =>
          put(`/profiles/account/${profile.profileid}.json`, { profile: { birthday_date: 'ayer' } }, profile),
        status: 422,
        key: 'invalid_input',
      },
      {
        why: 'a card number',
        ask: ({ profile }) =>
          put(
            `/profiles/account/${profile.profileid}.json`,
            { profile: { dni: '4242 4242 4242 4242' } },
            profile,
          ),
        status: 422,
        key: 'card_data_not_accepted',
      },
    ],
  },
  { name: 'GET /profiles/account.json', ask: account, refusals: needsProfile(account) },
  {
    name: 'GET /profiles/login_smart_link/{profile_id}.json',
    ask: enter,
    refusals: [
      {
        why: 'a token that was never given',
        ask: ({ profile }) => ({ path: `${linkPath(profile.profileid)}${'a'.repeat(64)}` }),
        status: 404,
        key: 'not_found',
      },
      {
        why: 'a token that is none',
        ask: ({ profile }) => ({ path: `${linkPath(profile.profileid)}x` }),
        status: 422,
        key: 'invalid_input',
      },
      {
        why: 'a wrong profile beside it',
        ask: (facts) => ({ ...enter(facts), headers: { ...facts.profile, token: 'x'.repeat(43) } }),
        status: 401,
        key: 'unauthorized',
      },
    ],
  },
  visit('/api/sessions.json', ({ customerId }) => ({
    customer_id: customerId,
    so: 'Android',
    browser: 'Chrome',
    pixel_width: 390,
    pixel_height: 844,
  })),
  {
    ...visit('/api/trackings.json', tracking),
    refusals: [
      ...visit('/api/trackings.json', tracking).refusals,
      unknownSession('/api/trackings.json', tracking),
    ],
  },
  {
    ...visit('/api/acquisitions.json', acquisition),
    refusals: [
      ...visit('/api/acquisitions.json', acquisition).refusals,
      unknownSession('/api/acquisitions.json', acquisition),
    ],
  },
  {
    name: 'POST /api/performance_metrics.json',
    ask: (facts) => post('/api/performance_metrics.json', metric(facts)),
    refusals: refusesBodies({
      path: '/api/performance_metrics.json',
      body: metric,
      customer: (good, id) => ({
        vue_performance_metric: {
          ...(good as ReturnType<typeof metric>).vue_performance_metric,
          customer_id: id,
        },
      }),
    }),
  },
  {
    name: 'POST /api/search_google_logs.json',
    ask: (facts) => post('/api/search_google_logs.json', search(facts)),
    refusals: refusesBodies({
      path: '/api/search_google_logs.json',
      body: search,
      customer: (good, id) => ({
        search_google_log: {
          ...(good as ReturnType<typeof search>).search_google_log,
          customer_id: id,
        },
      }),
    }),
  },
  {
    name: 'POST /legal/check_mayor.json',
    ask: age,
    refusals: [
      ...needsProfile(age),
      {
        why: 'a day on which nobody can be born',
        ask: bornOn('1899-12-31'),
        status: 422,
        key: 'invalid_input',
      },
    ],
  },
];
