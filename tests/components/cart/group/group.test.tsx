import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GroupEntry } from '@/components/cart/group/group-entry';
import { GuestFoot } from '@/components/cart/group/guest-foot';
import { CartLines } from '@/components/cart/lines/cart-lines';
import * as calls from '@/lib/contract/cart/group-calls';
import { keepPurchase } from '@/lib/stores/cart/purchase-of-service';
import es from '@/messages/es.json';
import { ALONE, groupCart } from '@/tests/support/browser/group-carts';
import { renderApp } from '@/tests/support/browser/render-app';

const { Group } = es;
const URL_OF_LINK = `http://a.test/norte/join#token=${'x'.repeat(43)}`;
const PROFILE = {
  id: 3,
  token: 't',
  name: 'Ana Ruiz',
  phone: '',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: '',
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = ({ calls: made }: ReturnType<typeof renderApp>, path: string) =>
  made.filter((one) => one.path === path).map(({ body }) => body);

describe('the owner of a cart (rule cart/group)', () => {
  it('opens a group under a name, and gives its link away by code, address and copy', async () => {
    const opened = { url: URL_OF_LINK, cart: groupCart(1) };
    const bench = renderApp(<GroupEntry cart={ALONE} />, { [calls.openGroup.path]: [opened] });
    bench.stores.profile.setState({ profile: PROFILE });
    await press(Group.order);
    // As the profile calls itself; the first word is enough.
    const name = await screen.findByLabelText(Group.own_name);
    expect(name).toHaveValue('Ana');
    await userEvent.clear(name);
    await press(Group.open);
    expect(screen.getByText(Group.name_missing)).toBeVisible();
    await userEvent.type(name, 'Ana María');
    await press(Group.open);
    expect(await screen.findByRole('img', { name: Group.code })).toBeVisible();
    expect(sent(bench, calls.openGroup.path)).toEqual([{ name: 'Ana María' }]);
    expect(screen.getByText(URL_OF_LINK)).toBeVisible();
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await press(Group.copy);
    expect(await screen.findByRole('button', { name: Group.copied })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(URL_OF_LINK);
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(screen.queryByRole('button', { name: Group.share })).toBeNull();
  });

  it('shares it by the phone where the phone can', async () => {
    const share = jest.fn(async () => undefined);
    Object.assign(navigator, { share });
    renderApp(<GroupEntry cart={groupCart(1)} />, {
      [calls.openGroup.path]: [{ url: URL_OF_LINK, cart: groupCart(1) }],
    });
    // An open group has a name already.
    await press(Group.invite);
    await userEvent.click(await screen.findByRole('button', { name: Group.share }));
    expect(share).toHaveBeenCalledWith({ url: URL_OF_LINK, text: expect.stringContaining('A') });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('sees who is in, what their parts come to and who is done, takes guests out and closes', async () => {
    const bench = renderApp(<GroupEntry cart={groupCart(1)} />, {
      [calls.removeGroupMember.path]: [groupCart(1)],
      [calls.closeGroup.path]: [groupCart(1)],
    });
    const list = await screen.findByRole('list', { name: Group.members });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Ana (tú)$ 10.000',
      'LuisSacar a Luis$ 8.000',
      `Eva${Group.is_done}Sacar a Eva$ 0`,
    ]);
    await press('Sacar a Luis');
    const asked = within(screen.getByRole('dialog', { name: 'Sacar a Luis' }));
    expect(sent(bench, calls.removeGroupMember.path)).toHaveLength(0);
    await userEvent.click(asked.getByRole('button', { name: 'Sacar a Luis' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(Group.close);
    await waitFor(() => expect(sent(bench, calls.closeGroup.path)).toHaveLength(1));
    expect(sent(bench, calls.removeGroupMember.path)).toHaveLength(1);
  });
});

describe('a guest (rule cart/group)', () => {
  it('counts their own lines, and reads the others with whose they are', () => {
    renderApp(<CartLines cart={groupCart(2)} currency="COP" issueText={() => null} />, {});
    const [owners, own] = screen.getAllByRole('listitem');
    if (!owners || !own) throw new Error('lines are missing');
    expect(owners).toHaveTextContent(/Caldo.*Ana.*1 pieza/);
    expect(within(owners).queryByRole('button')).toBeNull();
    expect(own).toHaveTextContent(/Arepa.*Luis \(tú\)/);
    expect(within(own).getByRole('group', { name: 'Arepa' })).toBeVisible();
  });

  it('says that they have chosen all, and takes it back', async () => {
    const bench = renderApp(<GuestFoot cart={groupCart(2)} />, {
      [calls.setGroupDone.path]: [groupCart(2)],
    });
    expect(screen.getByRole('status')).toHaveTextContent('Ana envía y paga el pedido.');
    await press(Group.done);
    expect(sent(bench, calls.setGroupDone.path)).toEqual([{ is_done: true }]);
    renderApp(<GuestFoot cart={groupCart(3)} />, {});
    expect(screen.getByRole('button', { name: Group.not_done })).toBeVisible();
  });

  it('neither invites nor takes out, and leaves for good', async () => {
    const cart = groupCart(2);
    const bench = renderApp(<GroupEntry cart={cart} />, { [calls.leaveGroup.path]: [{ left: true }] });
    bench.stores.order.setState({ service: 'take_away' });
    keepPurchase({ stores: bench.stores, service: 'take_away', purchaseId: cart.purchase_id });
    expect(await screen.findByRole('heading')).toHaveTextContent('El pedido de Ana');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await press(Group.leave);
    await waitFor(() => expect(bench.stores.order.getState().taPurchaseId).toBeNull());
  });

  it('reads that the group is closed, and has no button that would be refused', async () => {
    const { group } = groupCart(2);
    const closed = groupCart(2, { group: group && { ...group, is_open: false } });
    renderApp(
      <>
        <CartLines cart={closed} currency="COP" issueText={() => null} />
        <GroupEntry cart={closed} />
        <GuestFoot cart={closed} />
      </>,
      {},
    );
    expect(await screen.findByText('Ana cerró el grupo: lo tuyo sigue en el pedido.')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([Group.leave]);
  });
});

test('one person alone is named nowhere', () => {
  renderApp(<CartLines cart={ALONE} currency="COP" issueText={() => null} />, {});
  expect(screen.getByRole('listitem')).not.toHaveTextContent('Ana');
});
