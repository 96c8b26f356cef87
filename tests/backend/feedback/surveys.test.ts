import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const FORM = '/surveys/admin/supplier_surveys/form.json';
const DETAIL = '/surveys/admin/detail_supplier_surveys.json';
const ask = async (
  host: string,
  call: string,
  {
    branch = 0,
    service = 'on_table',
    lang = 'es',
  }: { branch?: number; service?: string; lang?: string } = {},
) => {
  const config = await backend.ask({ path: '/domain/config.json', host });
  const { suppliers } = config.body as { suppliers: { id: number }[] };
  const path = `${call}?supplier_id=${suppliers[branch]?.id}&service=${service}`;
  return { ...(await backend.ask({ path, host, headers: { lang } })), supplierId: suppliers[branch]?.id };
};

test('the survey of a branch and a service is told, its questions in the language of the call (rule feedback/survey)', async () => {
  const { host } = await backend.importTenant(createBundle({ canary: 'canarysurveyone' }));
  const { body: detail, supplierId } = await ask(host, DETAIL, { lang: 'en' });
  const told = {
    key: 'visita',
    supplier_id: supplierId,
    service: 'on_table',
    title: 'Your visit canarysurveyone',
  };
  expect(detail).toEqual(told);
  expect((await ask(host, FORM, { lang: 'en' })).body).toEqual({
    ...told,
    questions: [
      { key: 'sabor', kind: 'score', label: '¿Qué tal el sabor?', required: true, options: [] },
      { key: 'vuelves', kind: 'choice', label: '¿Vuelves?', required: false, options: ['Sí', 'No'] },
    ],
  });
});

test.each([
  ['another branch', { branch: 1 }],
  ['another service', { service: 'delivery' }],
])('there is none at %s: null', async (_where, at) => {
  const { host } = await backend.importTenant(createBundle());
  for (const call of [FORM, DETAIL]) {
    const { status, text } = await ask(host, call, at);
    expect([status, text]).toEqual([200, 'null']);
  }
});

test('a tenant imported before surveys were known has none', async () => {
  const { host, instanceId } = await backend.importTenant(createBundle());
  await backend.db.system((sql) =>
    sql(`update instances set settings = settings - 'surveys' where id = $1`, [instanceId]),
  );
  expect((await ask(host, DETAIL)).text).toBe('null');
});
