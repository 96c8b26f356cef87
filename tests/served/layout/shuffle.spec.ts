import { tenantCommand } from '@/tests/e2e/support/command-line';
import { expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { ask, statusOf } from '@/tests/e2e/support/raw-http';
import { createOwnTenant } from '@/tests/e2e/support/tenants/own-tenant';

/** In each of them every address is asked for once, in another order. */
const ROUNDS = 10;
const IN_FLIGHT = 32;

type Visitor = { host: string; name: string; foreign: string[]; paths: string[]; cookie?: string };

/** The same order each time: numbers from 0 up to `below`. */
function createDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pathsOf = (slug: string) => [
  '/branch-offices',
  '/branch-offices?lang=en',
  '/manifest.webmanifest',
  '/made-up',
  `/${slug}`,
  `/${slug}?lang=en`,
  `/${slug}/menu-digital`,
  `/${slug}/politicas-servicio`,
  `/${slug}/precheckout`,
  `/${slug}/orders`,
];

test('shuffled requests over three tenants and a preview never carry another’s page (guarantee/cache-isolation)', async () => {
  test.setTimeout(120_000);
  const own = createOwnTenant('mezclada');
  own.change('tenant.yaml', 'name: Siempre Abierta', 'name: Canario Mezclado');
  own.change('branches.yaml', 'Siempre Abierta Centro', 'Canario Mezclado Centro');
  await own.publish();
  const { links } = JSON.parse(await tenantCommand('preview-link', 'bar-cerro', '--json')) as {
    links: string[];
  };
  const pass = new URL(links[0] ?? '').searchParams;
  const names = ['La Brasa Andina', 'Bar Cerro', 'Canario Mezclado'] as const;
  const visitorOf = (host: string, name: (typeof names)[number], slug: string): Visitor => ({
    host,
    name,
    foreign: names.filter((one) => one !== name),
    paths: pathsOf(slug),
  });
  const visitors: Visitor[] = [
    visitorOf('brasa-andina.localhost', 'La Brasa Andina', 'chapinero'),
    visitorOf('bar-cerro.localhost', 'Bar Cerro', 'cerro-alegre'),
    visitorOf(own.host, 'Canario Mezclado', 'centro'),
    {
      ...visitorOf('preview.localhost', 'Bar Cerro', 'cerro-alegre'),
      cookie: `preview=bar-cerro.localhost~${pass.get('exp')}~${pass.get('sig')}`,
    },
  ];
  const roll = createDice(20_261_121);
  const addresses = visitors.flatMap((visitor) => visitor.paths.map((path) => ({ visitor, path })));
  const plan = Array.from({ length: ROUNDS }, () => {
    const rest = [...addresses];
    return addresses.flatMap(() => rest.splice(roll(rest.length), 1));
  }).flat();
  const faults: string[] = [];
  const look = async ({ visitor, path }: (typeof plan)[number]) => {
    const { host, cookie } = visitor;
    const answer = await ask({ port: WEB_PORT, host, path, headers: cookie ? { cookie } : {} });
    const where = `${host}${path}`;
    if (statusOf(answer) !== (path === '/made-up' ? 404 : 200)) faults.push(`${where}: ${statusOf(answer)}`);
    if (!answer.includes(visitor.name)) faults.push(`${where} is nobody’s`);
    for (const name of visitor.foreign) if (answer.includes(name)) faults.push(`${where} holds ${name}`);
    const isPrivate = cookie !== undefined || /precheckout|orders/.test(path);
    if (isPrivate && !/^cache-control: (private, )?no-store/im.test(answer)) faults.push(`${where} is kept`);
  };
  let next = 0;
  const walk = async () => {
    for (let step = plan[next++]; step; step = plan[next++]) {
      if (next === plan.length / 2) {
        own.change('menu.csv', 'Arepa rellena', 'Arepa con queso');
        await own.publish();
      }
      await look(step);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, walk));
  expect(faults).toEqual([]);
});
