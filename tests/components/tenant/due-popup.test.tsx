import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DuePopup } from '@/app/[domain]/[locale]/_page/due-popup';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { CONSENT_BANNER_ID } from '@/lib/session/consent-banner';
import { chooseService } from '@/lib/stores/choose-service';
import type { StateOf } from '@/lib/stores/create-stores';
import es from '@/messages/es.json';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const PROFILE = { id: 5, token: 't', name: '', phone: '', phone_code: '', phone_code_iso2: '', email: '' };
const popup = { id: 7, title: 'Noche de música', text: '', image: null, url: null };
const always = { services: null, from: null, until: null };

/** A page of a branch that announces one thing. */
function Page() {
  const visit = useApp();
  const supplier = { ...BRANCH, popups: [{ ...popup, ...always }] };
  return (
    <AppProvider value={{ ...visit, screen: { ...visit.screen, supplier } }}>
      <DuePopup />
    </AppProvider>
  );
}

/** Where tables are booked, with an announcement of bookings alone. */
function BookingPage() {
  const visit = useApp();
  const supplier = { ...BRANCH, popups: [{ ...popup, ...always, services: ['book' as const] }] };
  return (
    <AppProvider value={{ ...visit, screen: { ...visit.screen, view: 'Booking', supplier } }}>
      <main>
        <button type="button">6</button>
      </main>
      <DuePopup />
    </AppProvider>
  );
}

/** The next page of a diner; what the device keeps of them is there again. */
function openPage(kept: Partial<StateOf<'shared'>> = {}, purchases: unknown = []) {
  cleanup();
  const { stores } = renderApp(<Page />, { [listActualPurchases.path]: [purchases, purchases] });
  act(() => {
    stores.shared.setState(kept);
    stores.profile.setState({ profile: PROFILE });
    chooseService({ stores, choice: 'take_away' });
  });
  return stores.shared;
}

test('an announcement shows once a session, and again in the next (rule branches/announcements)', async () => {
  const shared = openPage();
  const shown = await screen.findByRole('dialog', { name: popup.title });
  await userEvent.click(screen.getByRole('button', { name: es.Shell.understood }));
  expect(shown).not.toBeInTheDocument();
  openPage(shared.getState());
  // Its script is there already: it would have come by now.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('dialog')).toBeNull();
  sessionStorage.clear();
  openPage(shared.getState());
  expect(await screen.findByRole('dialog', { name: popup.title })).toBeVisible();
});

test.each([
  ['a cart with lines', { is_cart: true, products: [{}] }],
  ['a running order', { is_cart: false, products: [] }],
])('none comes beside %s', async (_which, purchase) => {
  sessionStorage.clear();
  const shared = openPage({}, [purchase]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  // An emptied cart is no order.
  openPage(shared.getState(), [{ is_cart: true, products: [] }]);
  expect(await screen.findByRole('dialog', { name: popup.title })).toBeVisible();
});

test('none lies over the cookies’ question; it waits for the next page', async () => {
  sessionStorage.clear();
  const banner = document.createElement('section');
  banner.id = CONSENT_BANNER_ID;
  document.body.append(banner);
  openPage();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  banner.hidden = true;
  openPage();
  expect(await screen.findByRole('dialog', { name: popup.title })).toBeVisible();
  banner.remove();
});

test('where tables are booked bookings are announced, whatever is ordered (rule branches/announcements)', async () => {
  sessionStorage.clear();
  cleanup();
  const { stores } = renderApp(<BookingPage />, { [listActualPurchases.path]: [[]] });
  act(() => stores.profile.setState({ profile: PROFILE }));
  expect(await screen.findByRole('dialog', { name: popup.title })).toBeVisible();
});

test('nothing is announced to who has begun to book, and pays a deposit (rule branches/announcements)', async () => {
  sessionStorage.clear();
  cleanup();
  const { stores } = renderApp(<BookingPage />, { [listActualPurchases.path]: [[]] });
  fireEvent.click(screen.getByRole('button', { name: '6' }));
  act(() => stores.profile.setState({ profile: PROFILE }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
});
