import { type ContractCase, type MakeAsk, needsProfile, post, put } from './case';

const SAID = { book_rate: { score: 9, comment: '' } };
const rate =
  (body: object = SAID): MakeAsk =>
  ({ visit, profile }) => ({
    ...post(`/rate/${visit.bookingId}/${visit.token}.json`, body),
    headers: profile,
  });

const BROWSER = { google: { client_id: '1234567890.1700000000', session_id: null }, meta: null };
const measure =
  (body: object = BROWSER): MakeAsk =>
  ({ purchaseId, profile, sessionId: session_id }) =>
    put(`/api/purchases/${purchaseId}/measured.json`, { session_id, ...body }, profile);

/** Whom a purchase is told to. */
export const MEASURE_CASES: ContractCase[] = [
  {
    name: 'PUT /api/purchases/{id}/measured.json',
    ask: measure(),
    refusals: [
      ...needsProfile(measure()),
      {
        why: 'a purchase that never was',
        ask: ({ profile, sessionId: session_id }) =>
          put('/api/purchases/999999999/measured.json', { session_id, ...BROWSER }, profile),
        status: 404,
        key: 'not_found',
      },
      {
        why: 'a session that never was',
        ask: measure({ ...BROWSER, session_id: 999_999_999 }),
        status: 422,
        key: 'invalid_input',
      },
      {
        why: 'an address for the id of a browser',
        ask: measure({ google: { client_id: 'ana@example.com', session_id: null }, meta: null }),
        status: 422,
        key: 'invalid_input',
      },
    ],
  },
];

/** Calls that rate a booked visit. */
export const VISIT_CASES: ContractCase[] = [
  {
    name: 'POST /rate/{a}/{b}.json',
    ask: rate(),
    refusals: [
      ...needsProfile(rate()),
      {
        why: 'a guessed token',
        ask: ({ visit, profile }) => ({
          ...post(`/rate/${visit.bookingId}/${'y'.repeat(43)}.json`, SAID),
          headers: profile,
        }),
        status: 404,
        key: 'not_found',
      },
      {
        why: 'a score above ten',
        ask: rate({ book_rate: { score: 11, comment: '' } }),
        status: 422,
        key: 'invalid_input',
      },
      {
        why: 'something else than before',
        ask: rate({ book_rate: { score: 2, comment: '' } }),
        status: 409,
        key: 'already_rated',
      },
    ],
  },
];
