import type { MethodInput } from '@/backend/providers/payments/port';
import { chargeInput, openSandbox, type SandboxBench, SETTLE_MS } from '@/tests/support/shops/sandbox-bench';

let bench: SandboxBench;
afterEach(() => bench.close());

async function outcomeOf(method: MethodInput, afterMs = SETTLE_MS) {
  const provider = bench.adapter();
  const { providerRef, status } = await provider.create(chargeInput({ method }));
  expect(status).toBe('pending');
  await bench.pass(afterMs - 1);
  expect(await provider.fetch(providerRef)).toMatchObject({ status: 'pending' });
  await bench.pass(1);
  const outcome = await provider.fetch(providerRef);
  return [outcome?.status, outcome?.message];
}
const cardOf = async (number: string) => ({ type: 'card', token: await bench.tokenize(number) }) as const;
const transferTo = (bankCode: string) =>
  ({ type: 'pse', bankCode, person: 'natural', description: 'Pedido 77' }) as const;

describe('the documented test data', () => {
  beforeEach(async () => {
    bench = await openSandbox({ pseMode: 'instant' });
  });

  it.each([
    ['4242424242424242', 'approved', null],
    ['4111111111111111', 'declined', 'La transacción fue rechazada (Sandbox)'],
    ['5555555555554444', 'error', 'Transacción con ERROR en Sandbox'],
    ['378282246310005', 'error', 'Transacción con ERROR en Sandbox'],
  ])('card %s', async (number, status, message) => {
    expect(await outcomeOf(await cardOf(number))).toEqual([status, message]);
  });

  it.each([
    ['3991111111', 'approved'],
    ['3992222222', 'declined'],
    ['3107654321', 'error'],
  ])('wallet %s', async (phone, status) => {
    expect((await outcomeOf({ type: 'nequi', phone }))[0]).toBe(status);
  });

  it.each([
    ['1', 'approved', null],
    ['2', 'declined', 'Transacción RECHAZADA en Sandbox'],
    ['3', 'error', 'Transacción con ERROR en Sandbox'],
    ['9999', 'error', 'Transacción con ERROR en Sandbox'],
  ])('bank %s', async (code, status, message) => {
    expect(await outcomeOf(transferTo(code))).toEqual([status, message]);
  });

  it('a slow card takes twenty seconds', async () => {
    expect((await outcomeOf(await cardOf('4000000000000002'), 20_000))[0]).toBe('approved');
  });

  it('a slow bank takes twenty seconds, a dead one for ever', async () => {
    expect((await outcomeOf(transferTo('4'), 20_000))[0]).toBe('approved');
    const { providerRef } = await bench
      .adapter()
      .create(chargeInput({ method: transferTo('5'), reference: '78-1' }));
    await bench.pass(90 * 86_400_000);
    expect(await bench.adapter().fetch(providerRef)).toMatchObject({ status: 'pending' });
    expect(bench.waiting()).toBe(0);
  });
});

describe('the bank’s page', () => {
  beforeEach(async () => {
    bench = await openSandbox();
  });

  it('decides alone, once', async () => {
    const provider = bench.adapter();
    const { providerRef } = await provider.create(chargeInput({ method: transferTo('1') }));
    await bench.pass(86_400_000);
    expect(await provider.fetch(providerRef)).toMatchObject({ status: 'pending' });
    const decide = (answer: string) =>
      fetch(`${bench.origin}/v1/pse/redirect`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ ticket_id: providerRef, answer }),
      });
    expect((await decide('VOIDED')).status).toBe(404);
    expect((await decide('APPROVED')).status).toBe(303);
    expect((await decide('DECLINED')).status).toBe(303);
    expect(await provider.fetch(providerRef)).toMatchObject({ status: 'approved' });
    expect((await fetch(`${bench.origin}/v1/pse/redirect?ticket_id=1-1-1`)).status).toBe(404);
  });

  it('prints what a shop wrote as text', async () => {
    const reference = '"><script>alert(1)</script>';
    const { providerRef } = await bench.adapter().create(chargeInput({ method: transferTo('1'), reference }));
    const page = await (await fetch(`${bench.origin}/v1/pse/redirect?ticket_id=${providerRef}`)).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });
});

test('the sandbox neither stores nor answers a card, its code or its holder (guarantee/no-card-data)', async () => {
  bench = await openSandbox();
  const numbers = ['4242424242424242', '4111111111111111', '5555555555554444'];
  for (const [index, number] of numbers.entries()) {
    const method = await cardOf(number);
    await bench.adapter().create(chargeInput({ method, reference: `${index}-1` }));
  }
  await bench.pass(SETTLE_MS);
  await bench.sender.idle();
  const dump = (value: unknown): string =>
    JSON.stringify(value, (_key, inner: unknown) => (inner instanceof Map ? [...inner] : inner));
  const charges = await bench.ask('/__sandbox/charges');
  const all = dump(bench.state) + charges.text + bench.events.seen.map(({ body }) => body).join('');
  expect(all).toContain('4242');
  for (const number of numbers) {
    expect(all).not.toContain(number);
    expect(all).not.toContain(number.slice(0, 6));
  }
  expect(all).not.toMatch(/Ana Ruiz|"cvc"|"123"/);
});
