import type { StaffSurveyAnswers } from '@/lib/contract/staff/rating-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { keyOf, openShop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

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

describe('answers (rule feedback/survey)', () => {
  const path = '/surveys/answers.json';
  async function open() {
    const shop = await openShop(backend);
    const ana = await shop.createDiner();
    const asked = { supplier_id: shop.branchId(), service: 'on_table', key: 'visita' };
    const answer = (answers: object[], more: object = {}) =>
      shop.ask({ method: 'POST', path, headers: ana.headers, body: { ...asked, ...more, answers } });
    const headers = await staffOf({ backend, slug: shop.slug })('orders:read');
    const read = async () =>
      ((await shop.ask({ path: '/staff/survey_answers.json', headers })).body as StaffSurveyAnswers).answers;
    return { shop, answer, read };
  }

  it('are kept as they were asked, once a day', async () => {
    const { shop, answer, read } = await open();
    const said = [
      { key: 'sabor', value: 9 },
      { key: 'vuelves', value: 1 },
    ];
    expect((await answer(said)).body).toEqual({ key: 'visita' });
    expect((await answer(said)).status).toBe(200);
    expect(keyOf(await answer([{ key: 'sabor', value: 1 }]))).toBe('already_rated');
    expect(await read()).toMatchObject([
      {
        ...{ survey: 'visita', service: 'on_table', supplier_id: shop.branchId() },
        answers: [
          { key: 'sabor', label: '¿Qué tal el sabor?', value: 9 },
          { key: 'vuelves', label: '¿Vuelves?', value: 'No' },
        ],
      },
    ]);
  });

  it('say which question is not answered, and belong to the survey that is on', async () => {
    const { answer, read } = await open();
    expect((await answer([])).body).toMatchObject({ error: { fields: { sabor: 'required' } } });
    const said = [{ key: 'sabor', value: 9 }];
    expect(keyOf(await answer(said, { key: 'otra' }))).toBe('not_found');
    expect(keyOf(await answer(said, { service: 'delivery' }))).toBe('not_found');
    expect(await read()).toEqual([]);
  });
});
