import { screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { useHomeService } from '@/app/[domain]/[locale]/_page/public/use-home-service';
import LocationPage from '@/app/[domain]/[locale]/location/page';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { listBranches } from '@/lib/contract/branches/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import { serviceOnEntry } from '@/lib/domain/branches/service-on-entry';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { orderLandingButtons } from '@/lib/domain/tenant/landing-buttons';
import { chooseService, chosenService } from '@/lib/stores/choose-service';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDocument } from '@/tests/support/browser/draw-document';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);
const mockBranches = jest.fn();
const mockTenant = jest.fn();
jest.mock('@/lib/loaders/load', () => ({
  loadBranches: () => mockBranches(),
  loadTenant: () => mockTenant(),
}));

const OFFERS: Record<string, ServiceChoice[]> = {
  ambos: ['delivery', 'schedule', 'take_away'],
  ahora: ['delivery', 'take_away', 'on_table'],
  despues: ['schedule'],
  mesa: ['on_table'],
};

beforeEach(() => {
  const [branch] = getContractExample(listBranches);
  mockTenant.mockResolvedValue(getContractExample(getConfig));
  mockBranches.mockResolvedValue(
    Object.entries(OFFERS).map(([slug, services], index) => ({
      ...branch,
      id: index + 1,
      ciudad_id: index + 1,
      slug,
      name: slug,
      services,
    })),
  );
});

const addressOf = (target: string) =>
  orderLandingButtons({
    items: [{ label: '', label_custom: null, url: null, target }],
    branches: [{ slug: 'ambos', services: OFFERS.ambos ?? [], phone: null, whatsapp: null, booking: null }],
  })[0]?.href ?? '';
const openList = (address: string) =>
  drawDocument({
    page: <LocationPage params={Promise.resolve({ domain: 'a.test', locale: 'es-CO' })} />,
    address,
  });
const listed = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

test.each([
  ['service_schedule', ['ambos', 'despues']],
  ['service_delivery', ['ambos', 'ahora']],
])(
  '%s leads to the branches that offer it, each with that service (rule branches/choice-by-service)',
  async (target, names) => {
    const address = addressOf(target);
    await openList(address);
    expect(listed()).toEqual(names);
    const links = screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
    expect(links).toEqual(names.map((name) => `/${name}${address.slice(address.indexOf('?'))}`));
  },
);

test.each([
  ['/location', ['ambos', 'ahora']],
  ['/location?service=book', ['ambos', 'ahora', 'despues']],
  ['/location?service=x%22%3E', ['ambos', 'ahora', 'despues']],
])('%s lists deliveries, and everything where nobody offers what it names', async (address, names) => {
  await openList(address);
  expect(listed()).toEqual(names);
});

function Home() {
  useHomeService();
  return null;
}

/** A branch's page as it is entered from an address. */
function Branch({ services, query }: { services: ServiceChoice[]; query: string | null }) {
  const visit = useApp();
  useState(() => {
    const change = serviceOnEntry({ view: 'Home', query, offered: services });
    if (change.kind === 'set') chooseService({ stores: visit.stores, choice: change.choice });
  });
  const supplier = { ...BRANCH, services };
  return (
    <AppProvider
      value={{
        ...visit,
        screen: { ...visit.screen, view: 'Home', supplier, canOrder: true, hints: { home: null } },
      }}
    >
      <Home />
    </AppProvider>
  );
}

test.each<[string, string | null, ServiceChoice]>([
  ['ambos', 'schedule', 'schedule'],
  ['despues', 'schedule', 'schedule'],
  ['despues', null, 'schedule'],
  ['ambos', null, 'delivery'],
])('in the branch «%s» with the service %s %s is ordered', async (slug, query, chosen) => {
  const { stores } = renderApp(<Branch services={OFFERS[slug] ?? []} query={query} />, {});
  await waitFor(() => expect(chosenService(stores)).toBe(chosen));
});

/** As a browser keeps it from the list of bookings. */
function AfterBookings({ children }: { children: ReactElement }) {
  const { stores } = useApp();
  useState(() => stores.order.setState({ service: 'book', subservice: null }));
  return children;
}

test('who looked at bookings orders afterwards for a service that can be ordered', async () => {
  const branch = <Branch services={['book', 'take_away']} query={null} />;
  const { stores } = renderApp(<AfterBookings>{branch}</AfterBookings>, {});
  await waitFor(() => expect(chosenService(stores)).toBe('take_away'));
});
