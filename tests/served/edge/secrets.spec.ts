import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_PORT, expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { ask, bodyOf, statusOf } from '@/tests/e2e/support/raw-http';
import { startFaultyService } from '@/tests/e2e/support/webs/faulty-service';
import { startSecondWeb } from '@/tests/e2e/support/webs/second-web';

const BUILT = '.next/static';
const host = 'brasa-andina.localhost';
/** Handed to a web program as an operator would by mistake or on purpose: none may leave it. */
const SECRETS = {
  REVALIDATE_SECRET: 'secretive-revalidate-5d0f',
  PREVIEW_SECRET: 'secretive-preview-91ab',
  METRICS_TOKEN: 'secretive-metrics-77c2',
  DATABASE_URL: 'postgres://secretive-user:secretive-password@127.0.0.1:5432/secretive',
  REDIS_URL: 'redis://:secretive-redis@127.0.0.1:6379',
  WOMPI_BRASA_ANDINA_PRIVATE_KEY: 'prv_secretive_0c4e',
  WOMPI_BRASA_ANDINA_EVENTS_SECRET: 'secretive-events-3b1d',
  WOMPI_BRASA_ANDINA_INTEGRITY_SECRET: 'secretive-integrity-aa90',
};
const PATHS = [
  '/',
  '/branch-offices',
  '/chapinero',
  '/chapinero/menu-digital',
  '/chapinero/precheckout',
  '/chapinero/orders',
  '/made-up',
  '/robots.txt',
  '/manifest.webmanifest',
  '/api/health',
  '/api/revalidate',
  '/services/nobody/x',
];
/** Keys, inside addresses, places on the disk and what a stack looks like. */
const TELLTALES = /prv_|-----BEGIN|postgres(ql)?:\/\/|redis:\/\/|secretive-|\n\s+at \S+ \(/;

test('bundles for browsers hold no secret, no server variable, no disk path and no source map (guarantee/secrets)', () => {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(20);
  const variables = [...readFileSync('.env.example', 'utf8').matchAll(/\b([A-Z]+(?:_[A-Z]+)+)=/g)].map(
    ([, name = '']) => name,
  );
  const secret = variables.filter((name) => /SECRET|KEY|TOKEN|DATABASE|REDIS|WOMPI/.test(name));
  expect(secret.length).toBeGreaterThan(8);
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'latin1');
    const found = [...secret, process.cwd()].filter((word) => text.includes(word));
    expect({ name, found, telltale: TELLTALES.exec(text)?.[0] }).toEqual({
      name,
      found: [],
      telltale: undefined,
    });
    expect(name).not.toMatch(/\.map$/);
  }
});

test('no answer of the web program holds a secret or a stack, also while services fail (guarantee/secrets)', async () => {
  const service = await startFaultyService({ backendPort: BACKEND_PORT });
  const web = await startSecondWeb({
    backendUrl: service.url,
    secret: SECRETS.REVALIDATE_SECRET,
    env: SECRETS,
  });
  const read = async (path: string) => {
    const answer = await ask({ port: web.port, host, path });
    expect({ path, telltale: TELLTALES.exec(answer)?.[0] }).toEqual({ path, telltale: undefined });
    expect(answer).not.toContain(process.cwd());
    return answer;
  };
  for (const path of PATHS) expect((await read(path)).length).toBeGreaterThan(30);
  for (const fault of ['fails', 'garbles', 'lies', 'drops'] as const) {
    service.be(fault);
    const answer = await read('/usaquen/precheckout');
    expect([503, 500]).toContain(statusOf(answer));
    expect(bodyOf(answer).length).toBeGreaterThan(100);
    await read('/services/experience/domain/config.json');
  }
  await web.stop();
  service.stop();
});

test('files of the programs are not served (guarantee/secrets)', async () => {
  const files = [
    '.git/config',
    '.env',
    '.env.example',
    'server.js.map',
    'server.mjs',
    'package.json',
    'middleware.ts',
  ];
  for (const path of [
    ...files,
    'tenants/brasa-andina/tenant.yaml',
    '_next/static/../../.env',
    '_next/server/app',
  ])
    expect({ path, status: statusOf(await ask({ port: WEB_PORT, host, path: `/${path}` })) }).toEqual({
      path,
      status: 404,
    });
});
