import fc from 'fast-check';
import { readEvent } from '@/backend/providers/payments/wompi/events';
import { signEvent } from '@/backend/providers/payments/wompi/signatures';

const secret = 'test_events_0123456789abcdef';
const PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
const transaction = {
  id: '1234-1610641025-49201',
  status: 'APPROVED',
  amount_in_cents: 4_490_000,
  reference: '77-1',
  currency: 'COP',
};
const timestamp = 1_763_485_200;

type Event = Record<string, unknown>;
/** An event whose checksum is right for what its properties name. */
function sign(changes: Event = {}, properties: string[] = PROPERTIES, key = secret): Event {
  const event: Event = {
    event: 'transaction.updated',
    data: { transaction },
    timestamp,
    environment: 'test',
    ...changes,
  };
  const values = properties.map((path) =>
    path.split('.').reduce<unknown>((inner, name) => (inner as Event | undefined)?.[name], event.data),
  );
  const checksum = signEvent({
    values: values as string[],
    timestamp: event.timestamp as number,
    secret: key,
  });
  return { ...event, signature: { properties, checksum } };
}
const read = (body: unknown, own: { secret?: string | null } = {}) =>
  readEvent({
    raw: typeof body === 'string' ? body : JSON.stringify(body),
    secret: own.secret === undefined ? secret : own.secret,
    environment: 'test',
  });
const signatureOf = (event: Event) => event.signature as { checksum: string; properties: string[] };
const withSignature = (changes: object) => {
  const event = sign();
  return { ...event, signature: { ...signatureOf(event), ...changes } };
};

describe('an event of the gateway', () => {
  it('is believed for what it is: a hint of a transaction', () => {
    expect(read(sign())).toEqual({
      ok: true,
      events: [
        {
          providerRef: transaction.id,
          status: 'approved',
          rawStatus: 'APPROVED',
          reference: '77-1',
          amountMinor: 44_900,
          currency: 'COP',
        },
      ],
    });
  });

  it('may print its checksum in upper case', () => {
    expect(read(withSignature({ checksum: signatureOf(sign()).checksum.toUpperCase() })).ok).toBe(true);
  });

  it('names its properties itself, in its own order', () => {
    const other = [...PROPERTIES].reverse();
    expect(read(sign({}, other)).ok).toBe(true);
    expect(read(sign({}, [...PROPERTIES, 'transaction.reference'])).ok).toBe(true);
    const moved = {
      ...sign({}, other),
      signature: { ...signatureOf(sign({}, other)), properties: PROPERTIES },
    };
    expect(read(moved)).toEqual({ ok: false, reason: 'bad_signature' });
  });

  it.each(['nequi_token.updated', 'bancolombia_transfer_token.updated', 'what.comes.next'])(
    'of the kind %s is answered and forgotten, when it is signed',
    (event) => {
      const data = { nequi_token: { id: 'nequi_1', status: 'APPROVED' } };
      const signed = sign({ event, data }, ['nequi_token.id', 'nequi_token.status']);
      expect(read(signed)).toEqual({ ok: true, events: [] });
      expect(read({ ...signed, timestamp: timestamp + 1 })).toEqual({ ok: false, reason: 'bad_signature' });
    },
  );

  it('with a status that we do not know yet is pending: the gateway is asked', () => {
    const answer = read(sign({ data: { transaction: { ...transaction, status: 'IN_REVIEW' } } }));
    expect(answer).toMatchObject({ ok: true, events: [{ status: 'pending', rawStatus: 'IN_REVIEW' }] });
  });
});

describe('a hostile event (guarantee/forged-events, guarantee/foreign-events)', () => {
  it.each([null, ''])('finds a closed door where no secret is set (%j), signed or not', (none) => {
    expect(read(sign(), { secret: none })).toEqual({ ok: false, reason: 'no_secret' });
    expect(read('rubbish', { secret: none })).toEqual({ ok: false, reason: 'no_secret' });
    expect(read(sign({}, PROPERTIES, ''), { secret: none })).toEqual({ ok: false, reason: 'no_secret' });
  });

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', []],
    ['null', 'null'],
    ['a text', '"APPROVED"'],
    ['a byte-order mark', `\uFEFF${JSON.stringify(sign())}`],
    ['a very deep body', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['no signature', { ...sign(), signature: undefined }],
    ['a signature that is a text', { ...sign(), signature: 'abc' }],
    ['no checksum', withSignature({ checksum: undefined })],
    ['a checksum that is a list', withSignature({ checksum: [] })],
    ['no properties', withSignature({ properties: [] })],
    ['properties that are a text', withSignature({ properties: 'transaction.id' })],
    ['properties that are numbers', withSignature({ properties: [1, 2, 3] })],
    ['without the amount among them', sign({}, PROPERTIES.slice(0, 2))],
    ['without the status among them', sign({}, ['transaction.id', 'transaction.amount_in_cents'])],
    ['without the id among them', sign({}, PROPERTIES.slice(1))],
    ['too many properties', sign({}, Array(21).fill('transaction.id'))],
    ['a property that is not there', withSignature({ properties: [...PROPERTIES, 'transaction.nope'] })],
    ['a property that is an object', withSignature({ properties: [...PROPERTIES, 'transaction'] })],
    [
      'a property of the prototype',
      withSignature({ properties: [...PROPERTIES, 'transaction.toString.name'] }),
    ],
    ['no timestamp', { ...sign(), timestamp: undefined }],
    ['a timestamp in milliseconds', sign({ timestamp: timestamp * 1000 })],
    ['a timestamp that is a text', sign({ timestamp: String(timestamp) })],
    [
      'an amount that is a text',
      sign({ data: { transaction: { ...transaction, amount_in_cents: '4490000' } } }),
    ],
    ['an amount with decimals', sign({ data: { transaction: { ...transaction, amount_in_cents: 0.5 } } })],
    ['an amount below nothing', sign({ data: { transaction: { ...transaction, amount_in_cents: -1 } } })],
    ['an id that is a number', sign({ data: { transaction: { ...transaction, id: 7 } } })],
    ['an empty id', sign({ data: { transaction: { ...transaction, id: '' } } })],
  ])('with %s is malformed', (_name, body) => {
    expect(read(body)).toEqual({ ok: false, reason: 'malformed' });
  });

  it.each<[string, unknown]>([
    ['another amount', { ...sign(), data: { transaction: { ...transaction, amount_in_cents: 1 } } }],
    ['another status', { ...sign(), data: { transaction: { ...transaction, status: 'VOIDED' } } }],
    ['another id', { ...sign(), data: { transaction: { ...transaction, id: '1-1-1' } } }],
    ['another time', { ...sign(), timestamp: timestamp + 1 }],
    ['a made-up checksum', withSignature({ checksum: 'a'.repeat(64) })],
    ['half a checksum', withSignature({ checksum: signatureOf(sign()).checksum.slice(0, 32) })],
    ['an empty checksum', withSignature({ checksum: '' })],
    ["another tenant's secret", sign({}, PROPERTIES, 'test_events_of_another_tenant')],
    ['no secret in its checksum', sign({}, PROPERTIES, '')],
  ])('with %s is not signed', (_name, body) => {
    expect(read(body)).toEqual({ ok: false, reason: 'bad_signature' });
  });

  it('of the other environment is refused', () => {
    expect(read(sign({ environment: 'prod' }))).toEqual({ ok: false, reason: 'wrong_environment' });
  });

  it('cannot move digits between the amount and the time (guarantee/event-time)', () => {
    const { signature } = sign();
    const text = `${transaction.amount_in_cents}${timestamp}`;
    for (let at = 1; at < text.length; at += 1) {
      if (at === String(transaction.amount_in_cents).length) continue;
      const [amount, time] = [text.slice(0, at), text.slice(at)];
      for (const [amount_in_cents, moved] of [
        [Number(amount), Number(time)],
        [amount, time],
        [Number(amount), time],
      ]) {
        const body = {
          ...sign(),
          data: { transaction: { ...transaction, amount_in_cents } },
          timestamp: moved,
        };
        expect(read({ ...body, signature })).toMatchObject({ ok: false });
      }
    }
  });

  it('of another reference keeps its checksum, which is why it is only a hint (guarantee/events-are-hints)', () => {
    const answer = read({ ...sign(), data: { transaction: { ...transaction, reference: '78-1' } } });
    expect(answer).toMatchObject({ ok: true, events: [{ reference: '78-1' }] });
  });

  it('of any shape never throws, and none that is not signed is believed', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('data', 'signature', 'timestamp', 'event'),
        (value, part) => {
          const answer = read({ ...sign(), [part]: value });
          // Without a change of what is signed it may stand: the kind of an event is not part of its checksum.
          if (part !== 'event')
            expect(answer.ok).toBe(JSON.stringify(value) === JSON.stringify(sign()[part]));
          expect(read(value)).toEqual({ ok: false, reason: 'malformed' });
        },
      ),
      { numRuns: 500 },
    );
  });
});
