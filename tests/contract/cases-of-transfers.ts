import type { Facts } from '@/tests/support/backend/contract-target';
import { PIXEL, toForm } from '@/tests/support/backend/to-form';
import { type ContractCase, post } from './case';

const PATH = '/api/pay_purchase_image';
const WRONG = 'x'.repeat(43);
const upload = ({ transfer }: Facts, form: unknown = toForm(PIXEL, transfer.purchaseId)) => ({
  ...post(PATH, form),
  headers: transfer.headers,
});

/** The proof of a transfer, as a form with a file. */
export const TRANSFER_CASES: ContractCase[] = [
  {
    name: `POST ${PATH}`,
    ask: (facts) => upload(facts),
    refusals: [
      {
        why: 'no profile',
        ask: (facts) => ({ ...upload(facts), headers: {} }),
        status: 401,
        key: 'unauthorized',
      },
      {
        why: 'a wrong token',
        ask: (facts) => ({ ...upload(facts), headers: { ...facts.transfer.headers, token: WRONG } }),
        status: 401,
        key: 'unauthorized',
      },
      { why: 'JSON', ask: (facts) => upload(facts, {}), status: 415, key: 'unsupported_media_type' },
      {
        why: 'a file that is no picture',
        ask: (facts) => upload(facts, toForm(Buffer.from('<svg/>'), facts.transfer.purchaseId)),
        status: 415,
        key: 'unsupported_media_type',
      },
      {
        why: 'an order that is none',
        ask: (facts) => upload(facts, toForm(PIXEL, 999_999_999)),
        status: 404,
        key: 'not_found',
      },
      {
        why: 'an id that is none',
        ask: (facts) => upload(facts, toForm(PIXEL, 'x')),
        status: 422,
        key: 'invalid_input',
      },
    ],
  },
];
