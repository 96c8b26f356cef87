import { act, screen } from '@testing-library/react';
import { useHomeService } from '@/app/[domain]/[locale]/_page/public/use-home-service';
import { ServiceSwitch } from '@/components/menu/service-switch';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { chooseService } from '@/lib/stores/choose-service';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDocument } from '@/tests/support/browser/draw-document';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);

const SERVICES: ServiceChoice[] = ['take_away', 'delivery', 'schedule', 'on_table'];

function Home() {
  const visit = useApp();
  return (
    <AppProvider
      value={{
        ...visit,
        screen: { ...visit.screen, view: 'Home', supplier: { ...BRANCH, services: SERVICES } },
      }}
    >
      <Runtime />
    </AppProvider>
  );
}
function Runtime(): null {
  useHomeService();
  return null;
}
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const marked = () => screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);

test('a scheduled order is one of the choices, and marked as the chosen one', async () => {
  const supplier = { ...getContractExample(getSupplierBySlug), services: SERVICES };
  await drawDocument({ page: await ServiceSwitch({ supplier, label: 'Pedir' }), address: '/norte' });
  const { delivery, schedule, take_away } = es.Services;
  expect(links()).toEqual([delivery, schedule, take_away]);
  const { stores } = renderApp(<Home />, {});
  expect(marked()).toEqual([delivery]);
  act(() => chooseService({ stores, choice: 'schedule' }));
  expect(marked()).toEqual([schedule]);
  act(() => chooseService({ stores, choice: 'take_away' }));
  expect(marked()).toEqual([take_away]);
});
