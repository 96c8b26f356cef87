import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { signIntegrity } from '@/backend/providers/payments/wompi/signatures';
import { chargeInput, openSandbox, type SandboxBench } from '@/tests/support/shops/sandbox-bench';
import {
  denied,
  expectAnswer,
  invalid,
  keys,
  NO_KEY,
  NOT_FOUND,
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

describe('a transaction', () => {
  it('is PENDING first, with everything that the gateway says', async () => {
    const { status, body } = await speak.charge(
      await speak.chargeBody({ redirect_url: 'http://brasa-andina.localhost/x' }),
    );
    expect(status).toBe(201);
    expect((body as { data: object }).data).toMatchObject({
      id: expect.stringMatching(/^\d+-1795021200-\d{5}$/),
      created_at: '2026-11-18T17:00:00.000Z',
      finalized_at: null,
      amount_in_cents: 3_250_000,
      reference: '77-1',
      customer_email: 'ana@example.com',
      currency: 'COP',
      payment_method_type: 'CARD',
      payment_method: { type: 'CARD', installments: 1, extra: { brand: 'VISA', last_four: '4242' } },
      status: 'PENDING',
      status_message: null,
      redirect_url: 'http://brasa-andina.localhost/x',
    });
    expect(JSON.stringify(body)).not.toMatch(/outcome|settlesAt|bankUrl/);
  });

  it('is taken by either key, and without the second acceptance', async () => {
    expect((await speak.charge(await speak.chargeBody(), keys.publicKey)).status).toBe(201);
    const body = await speak.chargeBody({ accept_personal_auth: undefined }, { reference: '77-2' });
    expect((await speak.charge(body)).status).toBe(201);
  });

  it.each<[string, object, object]>([
    ['no acceptance', { acceptance_token: undefined }, invalid('acceptance_token', 'No está presente')],
    [
      'an acceptance that nobody gave',
      { acceptance_token: 'a.b.c' },
      invalid('acceptance_token', 'No está presente'),
    ],
    [
      'no signature',
      { signature: undefined },
      invalid('signature', 'Firma de integridad requerida no enviada'),
    ],
    [
      'a null signature',
      { signature: null },
      invalid('signature', 'Firma de integridad requerida no enviada'),
    ],
    ['an empty signature', { signature: '' }, invalid('signature', 'La firma es inválida')],
    [
      'another amount than is signed',
      { amount_in_cents: 150_000 },
      invalid('signature', 'La firma es inválida'),
    ],
    ['another currency than is signed', { currency: 'USD' }, invalid('signature', 'La firma es inválida')],
    ['another reference than is signed', { reference: '78-1' }, invalid('signature', 'La firma es inválida')],
    [
      'an expiry that is not signed',
      { expiration_time: '2026-11-18T17:15:00.000Z' },
      invalid('signature', 'La firma es inválida'),
    ],
    [
      'no method',
      { payment_method: undefined },
      { error: { type: 'UNPROCESSABLE', reason: 'No se especificó método de pago o fuente de pago' } },
    ],
  ])('with %s is refused', async (_name, changes, error) => {
    await expectAnswer(speak.charge(await speak.chargeBody(changes)), 422, error);
    expect(bench.state.transactions.size).toBe(0);
  });

  it('with a signature in upper case, or of the events secret, is refused', async () => {
    const body = await speak.chargeBody();
    const wrong = invalid('signature', 'La firma es inválida');
    await expectAnswer(speak.charge({ ...body, signature: body.signature.toUpperCase() }), 422, wrong);
    const signature = signIntegrity({
      reference: '77-1',
      cents: 3_250_000,
      currency: 'COP',
      expirationTime: null,
      secret: keys.eventsSecret,
    });
    await expectAnswer(speak.charge(await speak.chargeBody({ signature })), 422, wrong);
  });

  it('below the least that the gateway takes is refused', async () => {
    const body = await speak.chargeBody({}, { amount_in_cents: 149_999 });
    const text = 'El monto mínimo de una transacción es $1,500 exceptuando impuestos';
    await expectAnswer(speak.charge(body), 422, invalid('amount_in_cents', text));
    expect((await speak.charge(await speak.chargeBody({}, { amount_in_cents: 150_000 }))).status).toBe(201);
  });

  it('may have the reference that another shop has', async () => {
    await speak.charge(await speak.chargeBody());
    const method = { type: 'card', token: await bench.tokenize(undefined, 'bar-cerro') } as const;
    const other = await bench.adapter({ slug: 'bar-cerro' }).create(chargeInput({ method }));
    expect(other).toMatchObject({ reference: '77-1', status: 'pending' });
  });

  it('has a reference of its own, once', async () => {
    await speak.charge(await speak.chargeBody());
    await expectAnswer(
      speak.charge(await speak.chargeBody()),
      422,
      invalid('reference', 'La referencia ya ha sido usada'),
    );
    await expectAnswer(
      speak.charge(await speak.chargeBody({}, { reference: '' })),
      422,
      invalid('reference', 'debe tener la propiedad requerida reference.'),
    );
  });

  it('looks at the body before the key: an empty one with an unknown key is 422', async () => {
    await expectAnswer(speak.charge({}, UNKNOWN.prv), 422, invalid('acceptance_token', 'No está presente'));
  });

  it.each([
    [undefined, NO_KEY],
    [UNKNOWN.prv, denied('Llave no válida')],
    [
      'prv_prod_abc',
      denied('La llave proporcionada no corresponde a este ambiente, se recibió: prv_prod_abc'),
    ],
  ])('with the key %s is refused, and its acceptance is not used up', async (key, error) => {
    const body = await speak.chargeBody();
    await expectAnswer(bench.ask('/v1/transactions', { body, ...(key ? { key } : {}) }), 401, error);
    expect((await speak.charge(body)).status).toBe(201);
  });

  it('uses an acceptance once, also when its signature was wrong', async () => {
    const used = invalid('acceptance_token', 'El token de aceptación ya fue usado');
    const body = await speak.chargeBody({ signature: 'wrong' });
    await speak.charge(body);
    await expectAnswer(speak.charge(body), 422, used);
    const taken = await speak.chargeBody();
    await speak.charge(taken);
    await expectAnswer(speak.charge({ ...taken, reference: '77-2' }), 422, used);
  });

  it('does not take another shop’s acceptance, nor one that has ended', async () => {
    const other = sandboxKeys('bar-cerro');
    await expectAnswer(
      speak.charge(await speak.chargeBody(), other.privateKey),
      422,
      invalid('acceptance_token', 'No está presente'),
    );
    const body = await speak.chargeBody();
    bench.clock.now += 3_600_000;
    expect((await speak.charge(body)).status).toBe(422);
  });

  it.each(['{', '"text"', '[]', 'null'])('of %s is refused without a charge', async (body) => {
    expect((await speak.charge(body)).status).toBeGreaterThanOrEqual(400);
    expect(bench.state.transactions.size).toBe(0);
  });
});

describe('looking at transactions', () => {
  it('by id needs no key, by reference the private one', async () => {
    const { body } = await speak.charge(await speak.chargeBody());
    const { id } = (body as { data: { id: string } }).data;
    expect((await bench.ask(`/v1/transactions/${id}`)).status).toBe(200);
    await expectAnswer(bench.ask('/v1/transactions/1-1-1'), 404, NOT_FOUND);
    const notAllowed = denied('El token no tiene suficientes permisos');
    await expectAnswer(bench.ask(`/v1/transactions/${id}`, { key: UNKNOWN.prv }), 403, notAllowed);
    const path = '/v1/transactions?reference=77-1';
    await expectAnswer(bench.ask(path), 401, NO_KEY);
    await expectAnswer(bench.ask(path, { key: UNKNOWN.prv }), 403, notAllowed);
    await expectAnswer(bench.ask(path, { key: keys.publicKey }), 403, notAllowed);
    expect((await bench.ask(path, { key: keys.privateKey })).body).toMatchObject({ data: [{ id }] });
    expect((await bench.ask(path, { key: sandboxKeys('bar-cerro').privateKey })).body).toMatchObject({
      data: [],
    });
  });

  it('comes in pages, newest first', async () => {
    for (const reference of ['1-1', '2-1', '3-1'])
      await speak.charge(await speak.chargeBody({}, { reference }));
    const list = async (query: string) =>
      (await bench.ask(`/v1/transactions?${query}`, { key: keys.privateKey })).body as {
        data: { reference: string }[];
      };
    expect((await list('page_size=2')).data.map(({ reference }) => reference)).toEqual(['3-1', '2-1']);
    expect((await list('page_size=2&page=2')).data.map(({ reference }) => reference)).toEqual(['1-1']);
    expect((await list('status=APPROVED')).data).toEqual([]);
    expect((await bench.ask('/v1/transactions?page_size=201', { key: keys.privateKey })).status).toBe(422);
  });
});

test.each(['payment_description', 'user_type', 'user_legal_id', 'user_legal_id_type'])(
  'a transfer without its %s is refused, one to an unknown bank is taken',
  async (name) => {
    const payment_method: Record<string, unknown> = {
      type: 'PSE',
      user_type: 0,
      user_legal_id_type: 'CC',
      user_legal_id: '1020304050',
      financial_institution_code: '9999',
      payment_description: 'Pedido 77',
    };
    expect((await speak.charge(await speak.chargeBody({ payment_method }))).status).toBe(201);
    const body = await speak.chargeBody(
      { payment_method: { ...payment_method, [name]: undefined } },
      { reference: '77-2' },
    );
    await expectAnswer(speak.charge(body), 422, invalid(name, `debe tener la propiedad requerida ${name}.`));
  },
);
