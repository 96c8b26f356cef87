import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { openSandbox, type SandboxBench } from '@/tests/support/shops/sandbox-bench';
import {
  expectAnswer,
  invalid,
  keys,
  NO_KEY,
  speakTo,
  UNKNOWN,
} from '@/tests/support/shops/sandbox-protocol';

let bench: SandboxBench;
let speak: ReturnType<typeof speakTo>;
beforeEach(async () => {
  bench = await openSandbox();
  speak = speakTo(bench);
});
afterEach(() => bench.close());

describe('the merchant', () => {
  it('has two documents, each with a token that is signed and ends', async () => {
    const { data } = await speak.getMerchant();
    expect(data).toMatchObject({
      public_key: keys.publicKey,
      accepted_payment_methods: ['CARD', 'NEQUI', 'PSE'],
      presigned_acceptance: { type: 'END_USER_POLICY', permalink: `${bench.origin}/terms.html` },
      presigned_personal_data_auth: { type: 'PERSONAL_DATA_AUTH' },
    });
    const [, payload = ''] = data.presigned_acceptance.acceptance_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims.exp - Number(claims.jti.split('-')[0])).toBe(3_600);
  });

  it('is asked by a public key', async () => {
    await expectAnswer(bench.ask('/v1/merchants/foo'), 422, invalid('public_key', 'Formato inválido'));
    expect((await bench.ask(`/v1/merchants/${UNKNOWN.pub}`)).status).toBe(404);
  });
});

describe('a card’s token', () => {
  const card = {
    number: '4242424242424242',
    cvc: '123',
    exp_month: '08',
    exp_year: '28',
    card_holder: 'José Pérez',
  };
  const tokenize = (body: object, key: string | undefined = keys.publicKey) =>
    bench.ask('/v1/tokens/cards', { body, ...(key ? { key } : {}) });

  it('is made by a browser of any origin with the public key alone', async () => {
    const allowed = await bench.ask('/v1/tokens/cards', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://brasa-andina.localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('*');
    expect(allowed.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    const { status, body } = await tokenize(card);
    expect([status, body]).toEqual([
      201,
      {
        status: 'CREATED',
        data: {
          id: expect.stringMatching(/^tok_test_brasaandina_[0-9a-f]{32}$/),
          created_at: '2026-11-18T17:00:00.000Z',
          brand: 'VISA',
          name: 'VISA-4242',
          last_four: '4242',
          bin: '424242',
          exp_year: '28',
          exp_month: '08',
          card_holder: 'José Pérez',
          expires_at: expect.any(String),
        },
      },
    ]);
  });

  it.each<[string, object, object]>([
    ['a short number', { number: '4242' }, invalid('number', 'debe coincidir con el patron "^\\d{12,19}$"')],
    [
      'a number with blanks',
      { number: '4242 4242 4242 4242' },
      invalid('number', 'debe coincidir con el patron "^\\d{12,19}$"'),
    ],
    [
      'a number that does not add up',
      { number: '4242424242424241' },
      invalid('number', 'El número de tarjeta es inválido. Luhn check falló.'),
    ],
    ['no code', { cvc: undefined }, invalid('cvc', 'debe tener la propiedad requerida cvc.')],
    ['a code that is no text', { cvc: 123 }, invalid('cvc', 'debe tener la propiedad requerida cvc.')],
    ['a short code', { cvc: '12' }, invalid('cvc', 'debe coincidir con el patron "^\\d{3,4}$"')],
    [
      'no holder',
      { card_holder: undefined },
      invalid('card_holder', 'debe tener la propiedad requerida card_holder.'),
    ],
    [
      'a month of one digit',
      { exp_month: '8' },
      invalid('exp_month', 'debe coincidir con el patron "^(0[1-9]|1[0-2])$"'),
    ],
    [
      'a month that is over',
      { exp_month: '10', exp_year: '26' },
      invalid('exp_year', 'La tarjeta está vencida'),
    ],
  ])('is not made of %s', async (_name, changes, error) => {
    await expectAnswer(tokenize({ ...card, ...changes }), 422, error);
  });

  it('is good in the month that is printed', async () => {
    expect((await tokenize({ ...card, exp_month: '11', exp_year: '26' })).status).toBe(201);
  });

  it('needs a key that somebody has', async () => {
    await expectAnswer(tokenize(card, ''), 401, {
      error: { type: 'UNAUTHORIZED', code: 'ACCESS_TOKEN_HEADER_NOT_PRESENT' },
    });
    await expectAnswer(tokenize(card, UNKNOWN.pub), 404, {
      error: {
        type: 'NOT_FOUND',
        reason: `Comercio con llave ${UNKNOWN.pub} no encontrado`,
        code: 'MERCHANT_NOT_FOUND',
      },
    });
  });
});

describe('banks', () => {
  it('are listed to any key of this environment', async () => {
    const path = '/v1/pse/financial_institutions';
    await expectAnswer(bench.ask(path), 401, NO_KEY);
    const { body } = await bench.ask(path, { key: UNKNOWN.pub });
    expect(body).toMatchObject({
      meta: {},
      data: [
        { financial_institution_code: '0' },
        { financial_institution_name: 'Banco que aprueba' },
        {},
        {},
        {},
        {},
      ],
    });
  });
});

describe('a wallet’s token', () => {
  it('is pending until its owner answers', async () => {
    const { status, body } = await bench.ask('/v1/tokens/nequi', {
      key: keys.publicKey,
      body: { phone_number: '3991111111' },
    });
    expect([status, body]).toMatchObject([201, { data: { status: 'PENDING', phone_number: '3991111111' } }]);
    await bench.pass(1_500);
    const { id } = (body as { data: { id: string } }).data;
    const now = await bench.ask(`/v1/tokens/nequi/${id}`, { key: keys.publicKey });
    expect(now.body).toMatchObject({ data: { status: 'APPROVED' } });
    const other = await bench.ask(`/v1/tokens/nequi/${id}`, { key: sandboxKeys('bar-cerro').publicKey });
    expect(other.status).toBe(404);
  });

  it.each(['123', '+573101234567', 3101234567])('of %j is none', async (phone_number) => {
    const { status, body } = await bench.ask('/v1/tokens/nequi', {
      key: keys.publicKey,
      body: { phone_number },
    });
    expect([status, body]).toMatchObject([422, { error: { type: 'UNPROCESSABLE' } }]);
  });
});
