import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { MenuPart } from '@/components/menu/menu-part';
import { SubcategoriesScreen } from '@/components/menu/subcategories-screen';
import { SCREEN_MARK_ID } from '@/lib/browser/screen-facts';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDocument } from '@/tests/support/browser/draw-document';
import { textsOf } from '@/tests/support/browser/render-texts';

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
const branchOf = (services: ServiceChoice[]) => ({ ...example, services, phone: '+57 601', whatsapp: null });

const SCREENS = {
  subcategories: (services: ServiceChoice[]) => {
    mockPage.mockResolvedValue({ supplier: branchOf(services), tenant, lang: 'es' });
    const params = Promise.resolve({ domain: 'a.test', locale: 'es-CO', supplierId: example.slug });
    return <SubcategoriesScreen params={params} />;
  },
  'a part of a long menu': (services: ServiceChoice[]) =>
    category && <MenuPart supplier={branchOf(services)} tenant={tenant} category={category} />,
};
const facts = () => JSON.parse(document.getElementById(SCREEN_MARK_ID)?.textContent ?? '') as ScreenFacts;

const draw = (page: ReactNode) =>
  drawDocument({
    page: (
      <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={textsOf()}>
        {page}
      </NextIntlClientProvider>
    ),
    address: '/',
  });

describe.each(Object.entries(SCREENS))('%s', (_name, drawn) => {
  test('of a branch that sells nothing here says whom to order from, and how', async () => {
    await draw(drawn(['room']));
    expect(screen.getByText(/comunícate con/)).toBeVisible();
    expect(document.querySelector('.order-note a')).toHaveAttribute('href', 'tel:+57601');
    expect(facts()).toMatchObject({ orderHint: 'contact', canOrder: false, supplier: { phone: '+57 601' } });
  });

  test('of a branch that takes orders says nothing of it', async () => {
    await draw(drawn(['delivery']));
    expect(document.querySelector('.order-note')).toBeNull();
    expect(facts()).toMatchObject({ orderHint: null, canOrder: true });
  });
});
