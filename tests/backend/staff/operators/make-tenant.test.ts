import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinOperators } from '@/tests/support/operator';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

let made = 0;
function asked(changes: object = {}) {
  made += 1;
  const slug = `nueva-${process.pid}-${made}`;
  return {
    ...{ slug, name: 'La Nueva', domain: `${slug}.localhost`, country: 'BR', language: 'pt' },
    ...{ category: 'restaurant', city: 'São Paulo', address: 'Rua Augusta 10' },
    ...changes,
  };
}
const send = async (body: object) => {
  const { me } = await joinOperators({ backend });
  return me({ method: 'POST', path: '/installation/tenants.json', body });
};

test('an operator makes a restaurant, locked, and its owner is invited (rule tenant/starter)', async () => {
  const body = asked({ mail: 'dona@nueva.example' });
  const answer = await send(body);
  expect(answer).toMatchObject({
    status: 201,
    body: {
      tenant: {
        ...{
          slug: body.slug,
          name: 'La Nueva',
          status: 'locked',
          country: 'BR',
          currency: 'BRL',
          langs: ['pt'],
        },
        branches: [{ slug: 'sao-paulo', name: 'La Nueva' }],
        invited: [{ mail: 'dona@nueva.example', role: 'owner' }],
        changes: [{ kind: 'import' }],
      },
      owner: { mail: 'dona@nueva.example', url: expect.stringContaining('#token=') },
    },
  });
  const { me } = await joinOperators({ backend });
  const history = await me({ path: `/installation/history.json?slug=${body.slug}` });
  expect(history.body).toMatchObject({ acts: [{ action: 'owner.invited' }, { action: 'tenant.made' }] });
});

test('a slug, a host and an address that cannot be are told by their field, and nothing is made', async () => {
  const first = asked();
  expect(await send(first)).toMatchObject({ status: 201, body: { owner: null } });
  const wrong: [object, Record<string, string>][] = [
    [asked({ slug: first.slug }), { slug: 'taken' }],
    [asked({ domain: first.domain }), { domain: 'host_taken' }],
    [asked({ domain: 'staff.localhost' }), { domain: 'host_of_staff' }],
    [asked({ domain: 'https://nueva.example/' }), { domain: 'host_address' }],
    [asked({ slug: 'operator' }), { slug: 'reserved_path' }],
  ];
  for (const [body, fields] of wrong)
    expect(await send(body)).toMatchObject({
      status: 422,
      body: { error: { key: 'invalid_input', fields } },
    });
  expect(await send(asked({ address: '  ' }))).toMatchObject({ status: 422 });
});

test('of two at once with one slug one is made', async () => {
  const body = asked();
  const answers = await Promise.all([send(body), send({ ...body, name: 'La Otra' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const [row] = await backend.db.system((sql) =>
    sql<{ count: number }>('select count(*)::int as count from instances where slug = $1', [body.slug]),
  );
  expect(row).toEqual({ count: 1 });
});
