import { screen } from '@testing-library/react';
import PoliciesPage, { generateMetadata } from '@/app/[domain]/[locale]/[supplierId]/politicas-servicio/page';
import { PRIVACY_ID } from '@/components/layout/slots';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDocument } from '@/tests/support/browser/draw-document';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);
const mockTenant = jest.fn();
const mockServices = jest.fn((): readonly string[] => ['delivery']);
jest.mock('@/lib/loaders/load', () => ({
  loadTenant: () => mockTenant(),
  findSupplier: async () => ({ ...getContractExample(getSupplierBySlug), services: mockServices() }),
}));

const params = Promise.resolve({ domain: 'a.test', locale: 'es-CO', supplierId: 'centro' });

test('a tenant’s policies stand under its branches', async () => {
  const policies = [{ key: 'servicio', title: 'Cómo servimos', text: 'Al momento.' }];
  mockTenant.mockResolvedValue({ ...getContractExample(getConfig), policies });
  await drawDocument({ page: <PoliciesPage params={params} />, address: '/centro/politicas-servicio' });
  expect(screen.getByRole('heading', { level: 2, name: 'Cómo servimos' })).toBeVisible();
});

test.each([
  [null, es.Policies.stored_own],
  ['G-ABCD1234', 'Google recibe datos de tu visita y de lo que compras solo si lo aceptas'],
])('they say what the browser stores, and who else hears of a visit: %s', async (google, said) => {
  const policies = [{ key: 'servicio', title: 'Cómo servimos', text: 'Al momento.' }];
  const pixels = { pixel_google_analytics: google, pixel_facebook_analytics: null };
  mockTenant.mockResolvedValue({ ...getContractExample(getConfig), ...pixels, policies });
  await drawDocument({ page: <PoliciesPage params={params} />, address: '/centro/politicas-servicio' });
  expect(screen.getByRole('heading', { level: 2, name: es.Policies.stored_title })).toBeVisible();
  expect(document.body).toHaveTextContent(es.Policies.stored);
  expect(document.body).toHaveTextContent(said);
});

test.each([
  [null, ['on_table'], [es.Policies.privacy_table], [es.Policies.privacy_answer]],
  ['G-ABCD1234', ['delivery'], [es.Policies.privacy_answer], [es.Policies.privacy_table]],
] as const)(
  'they say what is kept of a diner and for how long (rule visit/privacy): %s',
  async (google, services, said, unsaid) => {
    const pixels = { pixel_google_analytics: google, pixel_facebook_analytics: null };
    mockTenant.mockResolvedValue({
      ...getContractExample(getConfig),
      ...pixels,
      name: 'La Brasa',
      policies: [],
    });
    mockServices.mockReturnValue(services);
    await drawDocument({ page: <PoliciesPage params={params} />, address: '/centro/politicas-servicio' });
    const part = document.getElementById(PRIVACY_ID);
    expect(part).toHaveTextContent('A los 90 días se borran los detalles');
    expect(part).toHaveTextContent('hasta los 13 meses');
    expect(part).toHaveTextContent('La Brasa y quien le presta este servicio de pedidos');
    for (const term of said) expect(screen.getByText(term)).toBeVisible();
    for (const term of unsaid) expect(screen.queryByText(term)).toBeNull();
  },
);

test('without policies the page says what the browser stores, under that name', async () => {
  mockTenant.mockResolvedValue({ ...getContractExample(getConfig), policies: [] });
  await drawDocument({ page: <PoliciesPage params={params} />, address: '/centro/politicas-servicio' });
  expect(screen.getByRole('heading', { level: 1, name: es.Policies.stored_title })).toBeVisible();
  expect(document.body).toHaveTextContent(es.Policies.stored);
  expect(screen.queryByText(es.Policies.title)).toBeNull();
  expect((await generateMetadata({ params })).title).toContain(es.Policies.stored_title);
});
