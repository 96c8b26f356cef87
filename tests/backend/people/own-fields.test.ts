import { createTwoTenants } from '@/tests/support/backend/two-tenants';

let world: Awaited<ReturnType<typeof createTwoTenants>>;
beforeAll(async () => {
  world = await createTwoTenants();
});
afterAll(() => world.backend.close());

test.each([
  ['a phone', { phone: '321123456', phone_code: '57' }, 'phone_invalid'],
  ['an e-mail', { email: 'ana' }, 'invalid_input'],
  ['a document', { dni: '901234567-1', dni_type: 'NIT' }, 'document_invalid'],
  ['a type of document', { dni: '1020304050', dni_type: 'CURP' }, 'document_invalid'],
])(
  '%s that cannot be is refused, and an empty one is forgotten (rule people/own-fields)',
  async (_what, profile, key) => {
    const [diner] = world.a.diners;
    const tell = (changes: Record<string, unknown>) =>
      world.backend.ask({
        method: 'PUT',
        path: `/profiles/account/${diner?.id}.json`,
        host: world.a.host,
        headers: diner?.headers ?? {},
        body: { profile: changes },
      });
    expect(await tell(profile)).toMatchObject({ status: 422, body: { error: { key } } });
    const empty = Object.fromEntries(Object.keys(profile).map((name) => [name, '']));
    expect((await tell(empty)).body).toMatchObject(empty);
    const forgotten = await tell({ payment_method: null, invoice: null });
    expect(forgotten.body).toMatchObject({ payment_method: null, invoice: null });
  },
);
