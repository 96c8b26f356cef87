import { BACKEND_PORT, CATALOGUES, expect, test } from '@/tests/e2e/support/fixtures';
import { ask, statusOf } from '@/tests/e2e/support/raw-http';
import { type Fault, startFaultyService } from '@/tests/e2e/support/webs/faulty-service';
import { startSecondWeb } from '@/tests/e2e/support/webs/second-web';

const HOST = 'brasa-andina.localhost';
const NAME = 'La Brasa Andina';
const OTHER = { host: 'bar-cerro.localhost', path: '/cerro-alegre', name: 'Bar Cerro' };
const { Unavailable } = CATALOGUES.es;
const SECRET = 'only of this test run';
const FAULTS: Fault[] = ['drops', 'fails', 'garbles', 'lies', 'hangs'];

let service: Awaited<ReturnType<typeof startFaultyService>>;
let web: Awaited<ReturnType<typeof startSecondWeb>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  service = await startFaultyService({ backendPort: BACKEND_PORT });
  web = await startSecondWeb({ backendUrl: service.url, secret: SECRET });
});
test.afterAll(async () => {
  await web?.stop();
  service?.stop();
});

const read = (path: string, host = HOST) => ask({ port: web.port, host, path });

/** «Back in a moment», with 503 and when to come again. */
function expectUnavailable(answer: string, name: string | null) {
  expect(statusOf(answer)).toBe(503);
  expect(answer).toMatch(/^retry-after: 5\r$/im);
  expect(answer).toMatch(/^cache-control: no-store\r$/im);
  expect(answer).toContain(Unavailable.title);
  expect(answer.includes(NAME)).toBe(name === NAME);
  expect(answer).not.toContain(OTHER.name);
}

test('before the first good answer a host gets a neutral page, and its own as soon as there is one (guarantee/config-outage)', async () => {
  for (const fault of ['drops', 'garbles'] as const) {
    service.be(fault);
    expectUnavailable(await read('/'), null);
  }
  service.be('none');
  expect(await read('/')).toContain(NAME);
});

for (const fault of FAULTS) {
  test(`a service that ${fault}: pages that were drawn stay, others say when to come again, and all heals by itself (guarantee/config-outage, guarantee/slow-config, guarantee/broken-config)`, async () => {
    service.be('none');
    expect(statusOf(await read('/'))).toBe(200);
    service.be(fault);
    const kept = await read('/');
    expect(statusOf(kept)).toBe(200);
    expect(kept).toContain(NAME);
    expectUnavailable(await read('/usaquen'), NAME);
    expectUnavailable(await read('/usaquen/precheckout'), NAME);
    expectUnavailable(await read(OTHER.path, OTHER.host), null);
    service.be('none');
    expect(await read('/branch-offices')).toContain('Usaqu');
    expect(await read('/')).toContain(NAME);
  });
}

test('what failed is drawn as soon as the service is back', async () => {
  service.be('none');
  await expect.poll(async () => statusOf(await read('/usaquen')), { timeout: 15_000 }).toBe(200);
  expect(statusOf(await read('/usaquen/precheckout'))).toBe(200);
  expect(await read(OTHER.path, OTHER.host)).toContain(OTHER.name);
});
