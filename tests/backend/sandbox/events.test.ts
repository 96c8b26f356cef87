import { chargeInput, openSandbox, type SandboxBench, SETTLE_MS } from '@/tests/support/shops/sandbox-bench';

let bench: SandboxBench;
afterEach(() => bench.close());

async function pay(reference = '77-1', returnUrl?: string) {
  const method = { type: 'card', token: await bench.tokenize() } as const;
  return bench.adapter().create(chargeInput({ method, reference, ...(returnUrl ? { returnUrl } : {}) }));
}
const sent = () =>
  bench.events.seen.map(({ body }) => {
    const { data } = JSON.parse(body) as { data: { transaction: { reference: string; status: string } } };
    return `${data.transaction.reference} ${data.transaction.status}`;
  });
const settle = async () => {
  await bench.pass(SETTLE_MS);
  await bench.sender.idle();
};

describe('events', () => {
  beforeEach(async () => {
    bench = await openSandbox();
  });

  it('go to the tenant’s own address: this machine, with its host by header (rule tenant/public-origin)', async () => {
    await pay();
    await settle();
    expect(bench.events.seen).toMatchObject([
      {
        method: 'POST',
        path: '/v1/webhooks/sandbox',
        headers: {
          'x-forwarded-host': 'brasa-andina.localhost',
          'x-event-checksum': JSON.parse(bench.events.seen[0]?.body ?? '{}').signature.checksum,
        },
      },
    ]);
    expect(JSON.parse(bench.events.seen[0]?.body ?? '{}')).toMatchObject({
      event: 'transaction.updated',
      environment: 'test',
      timestamp: (bench.clock.now - (bench.clock.now % 1000)) / 1000,
      signature: { properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'] },
    });
  });

  it('never leave this machine, whatever return address a shop names', async () => {
    await pay('77-1', 'http://169.254.169.254/latest');
    await settle();
    expect(bench.events.seen).toMatchObject([{ headers: { 'x-forwarded-host': '169.254.169.254' } }]);
  });

  it('are sent once for what became final, however often it is looked at', async () => {
    const { providerRef } = await pay();
    await bench.adapter().fetch(providerRef);
    bench.clock.now += SETTLE_MS;
    await bench.adapter().fetch(providerRef);
    await bench.adapter().fetch(providerRef);
    await settle();
    expect(sent()).toEqual(['77-1 APPROVED']);
  });

  it('tell of a void', async () => {
    const { providerRef } = await pay();
    await settle();
    await bench.adapter().void(providerRef);
    await bench.sender.idle();
    expect(sent()).toEqual(['77-1 APPROVED', '77-1 VOIDED']);
  });

  it('can be doubled, lost and muted', async () => {
    bench.setFaults({ copies: 3 });
    await pay('1-1');
    await settle();
    bench.setFaults({ dropEvents: 1 });
    await pay('2-1');
    await settle();
    await pay('3-1');
    await settle();
    bench.setFaults({ muteEvents: true });
    await pay('4-1');
    await settle();
    expect(sent()).toEqual(['1-1 APPROVED', '1-1 APPROVED', '1-1 APPROVED', '3-1 APPROVED']);
  });

  it('can be held back and released the wrong way round', async () => {
    bench.setFaults({ holdEvents: true });
    const { providerRef } = await pay();
    await settle();
    await bench.adapter().void(providerRef);
    expect(sent()).toEqual([]);
    expect((await bench.ask('/__sandbox/events')).body).toEqual([
      { transaction_id: providerRef, status: 'APPROVED' },
      { transaction_id: providerRef, status: 'VOIDED' },
    ]);
    const released = await bench.ask('/__sandbox/events/release?order=reversed', { method: 'POST' });
    expect(released.body).toEqual({ taken: [true, true] });
    expect(sent()).toEqual(['77-1 VOIDED', '77-1 APPROVED']);
  });

  it('can come before the answer (guarantee/early-event)', async () => {
    bench.setFaults({ eventFirst: true });
    const order: string[] = [];
    bench.events.answer((response) => {
      order.push('event');
      response.writeHead(200).end();
    });
    const created = await pay();
    order.push('answer');
    expect(order).toEqual(['event', 'answer']);
    expect(created.status).toBe('pending');
    expect(await bench.adapter().fetch(created.providerRef)).toMatchObject({ status: 'approved' });
  });
});

describe('an event that is not taken', () => {
  it.each([500, 401, 302])(
    'with %s is sent again after each pause, the same, until it is',
    async (status) => {
      bench = await openSandbox({ retryMs: [1_000, 3_000, 10_000] });
      let answers = [status, status];
      bench.events.answer((response) => {
        response.writeHead(answers[0] ?? 200, { location: '/elsewhere' }).end();
        answers = answers.slice(1);
      });
      await pay();
      await bench.pass(SETTLE_MS);
      for (const [pause, tries] of [
        [1_000, 1],
        [3_000, 2],
      ] as const) {
        await bench.untilWaiting();
        expect(bench.events.seen).toHaveLength(tries);
        await bench.pass(pause);
      }
      await bench.sender.idle();
      expect(sent()).toEqual(['77-1 APPROVED', '77-1 APPROVED', '77-1 APPROVED']);
      expect(new Set(bench.events.seen.map(({ body }) => body)).size).toBe(1);
      expect(bench.waiting()).toBe(0);
    },
  );

  it('is given up after the last pause', async () => {
    bench = await openSandbox({ retryMs: [1_000] });
    bench.events.answer((response) => response.destroy());
    await pay();
    await bench.pass(SETTLE_MS);
    await bench.untilWaiting();
    await bench.pass(1_000);
    await bench.sender.idle();
    expect(bench.events.seen).toHaveLength(2);
    expect(bench.waiting()).toBe(0);
  });
});
