import { type ContractCase, type MakeAsk, needsProfile, post } from './case';

const SAID = { book_rate: { score: 9, comment: '' } };
const rate =
  (body: object = SAID): MakeAsk =>
  ({ visit, profile }) => ({
    ...post(`/rate/${visit.bookingId}/${visit.token}.json`, body),
    headers: profile,
  });

/** What is said of a booked visit. */
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
