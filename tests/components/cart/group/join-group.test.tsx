import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JoinGroup } from '@/components/cart/group/join-group';
import { ApiError } from '@/lib/clients/api-error';
import * as calls from '@/lib/contract/cart/group-calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { groupCart } from '@/tests/support/browser/group-carts';
import { renderApp } from '@/tests/support/browser/render-app';

const left: string[] = [];
jest.mock('@/components/layout/use-leave-for', () => ({
  useLeaveFor: (path: string | null) => path !== null && left.push(path),
}));

const TOKEN = 'x'.repeat(43);
const stub: calls.GroupStub = {
  ...getContractExample(calls.openGroupLink),
  host: 'Ana',
  supplier: { id: 2, slug: 'norte', name: 'Norte' },
  me: null,
};
const refused = (status: number, key: string) => new ApiError({ kind: 'http', status, key });
const open = (answers: Parameters<typeof renderApp>[1], token: string | null = TOKEN) => {
  window.linkToken = token;
  return renderApp(<JoinGroup slug="norte" />, answers);
};
beforeEach(() => {
  left.splice(0);
  errorStore.setState({ notice: null });
});

test('who is invited says a name and goes to the menu, with the cart in hand (rule cart/group)', async () => {
  const cart = groupCart(2);
  const bench = open({ [calls.openGroupLink.path]: [stub], [calls.joinGroup.path]: [cart] });
  expect(await screen.findByRole('heading')).toHaveTextContent('Ana te invita a pedir en Norte');
  await userEvent.click(screen.getByRole('button', { name: es.Group.join }));
  expect(screen.getByText(es.Group.name_missing)).toBeVisible();
  await userEvent.type(screen.getByLabelText(es.Group.your_name), ' Luis ');
  await userEvent.click(screen.getByRole('button', { name: es.Group.join }));
  await waitFor(() => expect(left).toContain('/norte?service=take_away'));
  expect(bench.calls.at(-1)).toMatchObject({
    path: calls.joinGroup.path,
    body: { token: TOKEN, name: 'Luis' },
  });
  expect(bench.stores.order.getState()).toMatchObject({
    service: 'take_away',
    taPurchaseId: cart.purchase_id,
  });
});

test('who is invited may look at the menu without joining', async () => {
  open({ [calls.openGroupLink.path]: [stub] });
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/norte');
});

test('whoever is in goes on at once, to the cart or to its order (rule cart/group)', async () => {
  const known = { [calls.openGroupLink.path]: [{ ...stub, me: 2 }] };
  open({ ...known, [calls.joinGroup.path]: [groupCart(2)] });
  await waitFor(() => expect(left).toContain('/norte?service=take_away'));
  left.splice(0);
  open({ ...known, [calls.joinGroup.path]: [groupCart(2, { is_cart: false })] });
  await waitFor(() => expect(left).toContain(`/norte/order/${stub.purchase_id}`));
  left.splice(0);
  open({ ...known, [calls.joinGroup.path]: [refused(409, 'order_closed')] });
  await waitFor(() => expect(left).toContain(`/norte/order/${stub.purchase_id}`));
});

test.each([
  [404, 'not_found', es.Errors.link_expired],
  [410, 'link_expired', es.Errors.link_expired],
  [409, 'link_full', es.Errors.link_full],
  [409, 'cart_locked', es.Errors.cart_locked],
  [409, 'order_closed', es.Errors.order_closed],
])(
  'a link that answers %s %s says why, and leads to the menu (rule cart/group)',
  async (status, key, text) => {
    open({ [calls.openGroupLink.path]: [refused(status, key)] });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('heading', { level: 1, name: es.Group.title })).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/norte');
  },
);

test('an address without a token leads home', async () => {
  open({}, null);
  await waitFor(() => expect(left).toContain('/norte'));
});
