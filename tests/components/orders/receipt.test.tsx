import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Receipt } from '@/components/orders/receipt';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const { Order: words } = es;
const example = getContractExample(getOrder);
const payment = { ...example.payment, status: 'success' } as Order['payment'];
const paid: Order = { ...example, role: 'owner', group: null, payment };
const draw = (order: Order) =>
  renderApp(<Receipt order={order} locale="es-CO" renderAmount={(amount) => `$ ${amount}`} />, {});

test('what is paid has a receipt, whose text names nobody (rule orders/receipt)', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  draw(paid);
  expect(screen.getByRole('button', { name: words.receipt_print })).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.receipt_copy }));
  const text = String(write.mock.calls[0]?.[0]);
  expect(text).toContain(`${paid.products[0]?.count} × ${paid.products[0]?.name}`);
  expect(text).toContain(`Total: $ ${paid.total}`);
  for (const own of [paid.contact?.name, paid.contact?.phone, paid.place?.formatted_address])
    if (own) expect(text).not.toContain(own);
});

const copied = async (order: Order) => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { unmount } = draw(order);
  await user.click(screen.getByRole('button', { name: words.receipt_copy }));
  unmount();
  return String(write.mock.lastCall?.[0]);
};

test('its text says what was chosen, and not what was written to it', async () => {
  const [line] = paid.products;
  if (!line) throw new Error('the recorded order is empty');
  const chosen = { id: 1, option_id: 1, count: 1, price: 0 };
  const options = [
    { ...chosen, name: 'Margarita' },
    { ...chosen, name: 'Mensaje', text: 'Feliz día, Ana' },
  ] as (typeof line)['options'];
  const text = await copied({ ...paid, products: [{ ...line, options, was_kept: true }] });
  expect(text).toContain(`\n  Margarita · Mensaje\n  ${words.price_kept}\n`);
  expect(text).not.toContain('Ana');
  expect(text).toMatch(new RegExp(`${words.receipt_no_invoice}$`));
});

test('it names the seller of the day on which it was ordered (rule orders/agreed)', async () => {
  const text = await copied({ ...paid, agreed: { seller: 'Casa Vieja', includes_tax: true } });
  expect(text.split('\n')[0]).toBe(`Casa Vieja · ${paid.supplier.name}`);
});

test('its text tells money that is owed from money that was given back', async () => {
  const refund = {
    id: 1,
    amount: 100,
    by_hand: true,
    reason: 'cancelled',
    words: null,
    supplier_id: null,
  } as const;
  const back = (given_at: string | null) => copied({ ...paid, refunds: [{ ...refund, given_at }] });
  expect(await back(null)).toContain(`\n${words.refund_due}: $ 100`);
  expect(await back('2026-03-02T17:00:00Z')).toContain(`\n${words.receipt_refund}: $ 100`);
});

test('of a food court it names each stall above what it sold, and none as the seller of all', async () => {
  const [line] = paid.products;
  if (!line) throw new Error('the recorded order is empty');
  const of = (id: number, name: string) => ({ ...line, id, stall: { id, slug: `s${id}`, name } });
  const text = await copied({ ...paid, products: [of(41, 'El Carbonero'), of(42, 'La Rada')] });
  expect(text.split('\n')[0]).not.toContain(paid.supplier.name);
  expect(text).toMatch(/\nEl Carbonero\n.+\n( {2}.+\n)*La Rada\n/);
});

test('where the browser does not let us copy, its text is shown to be copied by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  draw(paid);
  await user.click(screen.getByRole('button', { name: words.receipt_copy }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: es.Shell.copy_refused });
  expect(field.value).toContain(`Total: $ ${paid.total}`);
  expect(field).toHaveFocus();
});

test.each([
  ['waits for its money', { payment: { ...payment, status: 'pending' } }],
  ['is still to be handed over', { payment: { ...payment, status: 'in_person' }, status: 'accepted' }],
  ['was cancelled', { payment: { ...payment, status: 'in_person' }, status: 'cancelled' }],
])('an order that %s has none', (_what, part) => {
  draw({ ...paid, ...part } as Order);
  expect(screen.queryByRole('button')).toBeNull();
});
