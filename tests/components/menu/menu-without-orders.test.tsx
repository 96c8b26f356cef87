import { screen } from '@testing-library/react';
import { SubcategoriesScreen } from '@/components/menu/categories/subcategories-screen';
import { MenuPart } from '@/components/menu/parts/menu-part';
import { SCREEN_MARK_ID } from '@/lib/browser/screen-facts';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import type { OnTableClass, ServiceChoice } from '@/lib/domain/branches/services';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawPart } from '@/tests/support/browser/draw-part';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);
const mockPage = jest.fn();
jest.mock('@/lib/loaders/load-branch-page', () => ({ loadBranchPage: () => mockPage() }));

// Constructed style sheets are missing here.
jest.mock('@/lib/browser/menu-markup/choose-category', () => ({ CHOOSE_CATEGORY: '' }));

const tenant = getContractExample(getConfig);
const example = getContractExample(getSupplierBySlug);
const [category] = example.menu.categories;
const branchOf = (services: ServiceChoice[], onTableClass: OnTableClass = 'basic') => ({
  ...example,
  services,
  on_table_class: onTableClass,
  phone: '+57 601',
  whatsapp: null,
});

const SCREENS = {
  subcategories: (...branch: Parameters<typeof branchOf>) => {
    mockPage.mockResolvedValue({ supplier: branchOf(...branch), tenant, lang: 'es' });
    const params = Promise.resolve({ domain: 'a.test', locale: 'es-CO', supplierId: example.slug });
    return <SubcategoriesScreen params={params} />;
  },
  'a part of a long menu': (...branch: Parameters<typeof branchOf>) =>
    category && <MenuPart supplier={branchOf(...branch)} tenant={tenant} category={category} />,
};
const facts = () => JSON.parse(document.getElementById(SCREEN_MARK_ID)?.textContent ?? '') as ScreenFacts;

describe.each(Object.entries(SCREENS))('%s', (_name, drawn) => {
  test.each([
    ['that sells nothing here', 'book', { home: 'contact' }, false, /comunícate con/],
    ['of rooms alone', 'room', { room: 'scan_room' }, true, es.Product.order_scan_room],
  ] as const)('of a branch %s says how to order', async (_branch, service, hints, canOrder, said) => {
    await drawPart(drawn([service]));
    expect(screen.getAllByText(said)[0]).toBeVisible();
    expect(document.querySelector('.order-note a')).toHaveAttribute('href', 'tel:+57601');
    expect(facts()).toMatchObject({ hints, canOrder, supplier: { phone: '+57 601' } });
  });

  test('of a branch of tables asks everybody for the code, and can be ordered from (rule table/ordering)', async () => {
    await drawPart(drawn(['on_table'], 'checkout_no_incremental'));
    expect(screen.getAllByText(/Escanea el QR de tu mesa/)[0]).toBeVisible();
    expect(document.getElementById('menu')).toHaveClass('menu-read-only');
    expect(document.getElementById('menu')).toHaveAttribute('data-add-label');
    expect(facts()).toMatchObject({ hints: { table: 'scan_table' }, canOrder: true });
  });

  test('of a food court takes orders from everybody', async () => {
    await drawPart(drawn(['on_table'], 'checkout_plazoleta'));
    expect(document.querySelector('.order-note')).toBeNull();
    expect(document.getElementById('menu')).not.toHaveClass('menu-read-only');
    expect(facts()).toMatchObject({ hints: { table: null }, canOrder: true });
  });

  test('of a branch that takes orders says nothing of it', async () => {
    await drawPart(drawn(['delivery']));
    expect(document.querySelector('.order-note')).toBeNull();
    expect(facts()).toMatchObject({ hints: { home: null }, canOrder: true });
  });
});
