import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getAccount } from '@/lib/contract/people/account-calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from '@/tests/support/browser/app-bench';
import {
  ADDRESS,
  CONTACT,
  field,
  issue,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout, Methods } = es;
const user = userEvent.setup();
const { dni, dni_type, ...KNOWN } = CONTACT;
const NEW_CART: Cart = { ...WHOLE_CART, contact: null, tip_asked: false };

const section = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (!found) throw new Error(`no section «${title}»`);
  return within(found);
};
const change = (title: string) =>
  section(title).queryByRole('button', { name: `${Checkout.change}: ${title}` });

async function showKnown(cart: Cart, answers: Answers = {}) {
  const account = { ...getContractExample(getAccount), dni, dni_type, payment_method: 'card' as const };
  const bench = renderPrecheckout(cart, { [getAccount.path]: [account], ...answers });
  act(() => bench.stores.profile.setState({ hasOrdered: true, profile: { id: 5, token: 't', ...KNOWN } }));
  await shown();
  await waitFor(() => expect(field(Checkout.dni)).toHaveValue(dni));
  return bench;
}

test('of a known diner what is known is folded to its answer, and the rest is open (rule orders/sections)', async () => {
  await showKnown(NEW_CART);
  expect(
    section(Checkout.where).getByText(`${ADDRESS.address}, ${ADDRESS.neighbourhood}, ${ADDRESS.reference}`),
  ).toBeVisible();
  expect(section(Checkout.who).getByText(/^Ana Ruiz · 3211234567 · ana@example.com$/)).toBeVisible();
  expect(section(Checkout.how).getByText(Methods.card, { selector: 'p' })).toBeVisible();
  expect(field(Checkout.name)).not.toBeVisible();
  expect(change(Checkout.tip_title)).toBeNull();
  expect(screen.getByRole('radio', { name: Checkout.tip_no })).toBeVisible();
});

test('folded, «as soon as can be» says when that is (rule orders/arrival)', async () => {
  await showKnown({ ...NEW_CART, arrival_minutes: { least: 40, most: 55 } });
  expect(change(Checkout.when)).toBeVisible();
  expect(section(Checkout.when).getByText(/^Lo antes posible · Llega entre /)).toBeVisible();
});

test('a folded section is opened and folded by its button, which keeps the focus (rule orders/sections)', async () => {
  await showKnown(NEW_CART);
  act(() => change(Checkout.who)?.focus());
  await user.keyboard('{Enter}');
  expect(field(Checkout.name)).toBeVisible();
  const done = screen.getByRole('button', { name: `${Checkout.done}: ${Checkout.who}` });
  expect(done).toHaveFocus();
  expect(done).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Enter}');
  expect(field(Checkout.name)).not.toBeVisible();
});

test('what a known diner changes folds when another section is entered, not while it is typed (rule orders/sections)', async () => {
  await showKnown(NEW_CART);
  await user.click(change(Checkout.who) as HTMLElement);
  await user.clear(field(Checkout.name));
  await user.type(field(Checkout.name), 'Eva Paz');
  expect(field(Checkout.name)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: Checkout.tip_no }));
  await waitFor(() => expect(field(Checkout.name)).not.toBeVisible());
  expect(section(Checkout.who).getByText(/^Eva Paz/)).toBeVisible();
  expect(screen.getByRole('radio', { name: Checkout.tip_no })).toBeChecked();
});

test('of a new diner all are open, and one that is done folds when another is entered (rule orders/sections)', async () => {
  renderPrecheckout({ ...NEW_CART, place: null });
  await shown();
  for (const title of [Checkout.where, Checkout.who, Checkout.how, Checkout.details])
    expect(change(title)).toBeNull();
  await user.type(field(Checkout.name), 'Ana Ruiz');
  await user.click(screen.getByRole('radio', { name: Methods.cash }));
  expect(field(Checkout.name)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: Checkout.tip_no }));
  await waitFor(() => expect(change(Checkout.how)).toBeVisible());
  // The question folds away: its answer, given or not, stands in the summary.
  const exact = `${Methods.cash} · ${Checkout.cash_exact}`;
  expect(section(Checkout.how).getByText(exact, { selector: 'p' })).toBeVisible();
});

test('a section that the address asks for is open (rule orders/sections)', async () => {
  history.replaceState(null, '', '#how');
  await showKnown(NEW_CART);
  expect(screen.getByRole('radio', { name: Methods.card })).toBeVisible();
  expect(field(Checkout.name)).not.toBeVisible();
  history.replaceState(null, '', '#');
});

test('an answer that the server refuses opens its section, and the focus goes there (rule orders/sections)', async () => {
  const refused = { ...WHOLE_CART, issues: [issue('payment_minimum', { minimum: 50_000 })] };
  await showKnown(WHOLE_CART, { [updateCart.path]: [refused] });
  expect(screen.queryByRole('radio', { name: Methods.card })).toBeNull();
  await user.click(orderButton());
  expect(await screen.findByRole('radio', { name: Methods.card })).toHaveFocus();
});

test('what is not known is open before the account has come: nothing unfolds later (rule orders/sections)', async () => {
  const bench = renderPrecheckout(
    { ...NEW_CART, place: null },
    { [getAccount.path]: [new Promise(() => undefined)] },
  );
  act(() => bench.stores.profile.setState({ hasOrdered: true, profile: { id: 5, token: 't', ...KNOWN } }));
  await shown();
  expect(change(Checkout.who)).toBeVisible();
  expect(change(Checkout.where)).toBeNull();
  expect(change(Checkout.tip_title)).toBeNull();
});

test('what was typed before the first order and the page was loaded again folds nothing (rule orders/sections)', async () => {
  const bench = renderPrecheckout(NEW_CART);
  act(() => bench.stores.profile.setState({ profile: { id: 5, token: 't', ...KNOWN } }));
  await shown();
  expect(field(Checkout.name)).toBeVisible();
  for (const title of [Checkout.where, Checkout.who, Checkout.how]) expect(change(title)).toBeNull();
});
