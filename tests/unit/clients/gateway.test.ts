import { ERRORS, OWN_ERRORS } from '@/backend/sandbox/gateway-errors';
import { tokenizeCard } from '@/lib/clients/gateway';

const gateway = {
  mode: 'tokenize' as const,
  api_base: 'https://gateway.test',
  public_key: 'pub_test',
  three_ds: false,
  acceptance: [],
};
const card = { holder: 'Ana Ruiz', number: '4242 4242 4242 4242', cvc: '123', month: '1', year: '2031' };

/** The error key that an answer of the gateway leads to. */
function keyAfter(answer: () => Response): Promise<unknown> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  return tokenizeCard({ gateway, card }).then(
    (token) => token,
    (error: { key?: string }) => error.key,
  );
}
const said = ({ status, body }: { status: number; body: unknown }) => Response.json(body, { status });
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a number that is none', 'card_invalid', () => said(ERRORS.luhn())],
  ['a field that it cannot read', 'card_invalid', () => said(ERRORS.pattern('cvc', '...'))],
  ['a key that it does not know', 'card_registration', () => said(ERRORS.noKey())],
  ['a key that is none', 'card_registration', () => said(ERRORS.badPublicKey())],
  ['a refusal without words', 'card_registration', () => new Response('no', { status: 422 })],
  ['its own fault', 'gateway_unavailable', () => said(OWN_ERRORS.broken())],
])('%s is %s', async (_case, key, answer) => {
  expect(await keyAfter(answer)).toBe(key);
});

test('a card becomes a token', async () => {
  expect(await keyAfter(() => Response.json({ data: { id: 'tok_1' } }, { status: 201 }))).toBe('tok_1');
});
