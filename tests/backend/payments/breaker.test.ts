import { createBreaker } from '@/backend/providers/payments/breaker';
import { GatewayError } from '@/backend/providers/payments/port';

const fail =
  (kind: GatewayError['kind'] = 'unavailable') =>
  () =>
    Promise.reject(new GatewayError(kind, 'no'));
const work = () => Promise.resolve('done');

function openBench() {
  const clock = { now: 0 };
  const guarded = createBreaker(() => new Date(clock.now));
  let sent = 0;
  const run = (what: () => Promise<unknown>) =>
    guarded(() => {
      sent += 1;
      return what();
    }).then(
      () => 'done',
      (error: GatewayError) => `${error.kind}: ${error.message}`,
    );
  const repeat = async (times: number, what: () => Promise<unknown>) => {
    for (let time = 0; time < times; time += 1) await run(what);
  };
  return { clock, run, repeat, sent: () => sent };
}
const RESTS = 'unavailable: circuit open: the gateway failed five times in a row';

describe('the breaker (guarantee/gateway-outage)', () => {
  it('sends nothing any more after five failures in a row', async () => {
    const bench = openBench();
    await bench.repeat(5, fail());
    expect(await bench.run(work)).toBe(RESTS);
    expect(bench.sent()).toBe(5);
  });

  it('counts failures in a row only, and a refusal is an answer', async () => {
    const bench = openBench();
    await bench.repeat(4, fail());
    await bench.run(work);
    await bench.repeat(4, fail('unknown'));
    await bench.run(fail('refused'));
    await bench.repeat(4, fail());
    expect(await bench.run(work)).toBe('done');
  });

  it('lets one call alone try after half a minute', async () => {
    const bench = openBench();
    await bench.repeat(5, fail());
    bench.clock.now = 29_999;
    expect(await bench.run(work)).toBe(RESTS);
    bench.clock.now = 30_000;
    let finish = () => {};
    const probe = bench.run(
      () =>
        new Promise<void>((done) => {
          finish = done;
        }),
    );
    expect(await bench.run(work)).toBe(RESTS);
    expect(bench.sent()).toBe(6);
    finish();
    expect(await probe).toBe('done');
    expect(await bench.run(work)).toBe('done');
  });

  it('rests another half minute when that call fails, without five more', async () => {
    const bench = openBench();
    await bench.repeat(5, fail());
    bench.clock.now = 30_000;
    expect(await bench.run(fail())).toBe('unavailable: no');
    expect(await bench.run(work)).toBe(RESTS);
    bench.clock.now = 60_000;
    expect(await bench.run(fail('refused'))).toBe('refused: no');
    expect(await bench.run(work)).toBe('done');
  });
});
