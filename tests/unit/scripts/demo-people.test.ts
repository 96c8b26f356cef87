import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planDemo } from '@/scripts/demo.mjs';
import { makeDemoPeople } from '@/scripts/demo-people.mjs';

const SLUGS = readdirSync('tenants');
type Accepted = { headers: IncomingHttpHeaders; token: string; password: string };

let folder: string;
let server: Server;
let accepted: Accepted[];
/** An invitation of this tenant is refused. */
let refused: string | null;
const portOf = () => (server.address() as AddressInfo).port;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'demo-people-'));
  accepted = [];
  refused = null;
  server = createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = JSON.parse(Buffer.concat(parts).toString());
    const [, slug] =
      /^\/operator\/tenants\/([\w-]+)\/staff\/people\/invitations\.json$/.exec(request.url ?? '') ?? [];
    if (slug && request.headers.authorization === 'Bearer the-key') {
      expect(body).toEqual({ mail: `dueno@${slug}.example`, role: 'owner' });
      answer.writeHead(201).end(JSON.stringify({ url: `http://staff.localhost/invitation#token=${slug}` }));
      return;
    }
    expect(request.url).toBe('/people/invitations/accept.json');
    accepted.push({ headers: request.headers, ...body });
    answer.writeHead(body.token === refused ? 401 : 201).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${portOf()}`;
  writeFileSync(join(folder, 'backend.lock'), JSON.stringify({ address, key: 'the-key' }));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

type Owner = { mail: string; password: string };
const make = (isNew: boolean, env: Record<string, string> = {}): Promise<Owner[]> =>
  makeDemoPeople({
    ...planDemo({ DATA_DIR: folder, BACKEND_PORT: String(portOf()), ...env }),
    isNew,
  });

test('each demo tenant has an owner, with a password of this installation alone', async () => {
  const people = await make(true, { STAFF_HOST: 'team.localhost' });
  expect(people.map(({ mail }) => mail)).toEqual(SLUGS.map((slug) => `dueno@${slug}.example`));
  expect(accepted.map(({ token }) => token)).toEqual(SLUGS);
  expect(accepted[0]?.headers['x-forwarded-host']).toBe('team.localhost');
  const [password = ''] = new Set(people.map((one) => one.password));
  expect(accepted.every((one) => one.password === password)).toBe(true);
  expect(password).toMatch(/^([0-9a-f]{2}-){5}[0-9a-f]{2}$/);
  const file = join(folder, 'demo-people.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(password);
});

test('a later start makes nobody and says the same; tenants that are imported again keep the password', async () => {
  const people = await make(true);
  expect(await make(false)).toEqual(people);
  expect(accepted).toHaveLength(SLUGS.length);
  expect(await make(true)).toEqual(people);
  expect(accepted).toHaveLength(2 * SLUGS.length);
});

test('an owner whose password is another one is not told', async () => {
  refused = SLUGS[0] ?? '';
  const people = await make(true);
  expect(people.map(({ mail }) => mail)).toEqual(SLUGS.slice(1).map((slug) => `dueno@${slug}.example`));
});

test.each([
  ['behind https', { PUBLIC_ORIGIN: 'https://{host}' }],
  ['beside keys that take real money', { WOMPI_SHOP_PRIVATE_KEY: 'prv_prod_1' }],
  ['without the sandbox', { PAYMENTS_SANDBOX: 'off' }],
] as [string, Record<string, string>][])('nobody is made %s', async (_where, env) => {
  expect(await make(true, env)).toEqual([]);
  expect(accepted).toEqual([]);
});
