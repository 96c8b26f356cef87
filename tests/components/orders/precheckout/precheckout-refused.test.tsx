import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHoursSchedule } from '@/lib/contract/branches/calls';
import { setProductCount, updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from '@/tests/support/browser/app-bench';
import { withoutNames } from '@/tests/support/browser/message-without-names';
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

const user = userEvent.setup();
const { Checkout, Errors, Place } = es;
const UNDER_AGE = withoutNames(Errors.under_age).replace('{age}', '18');
const NOTE = `${Checkout.cash_other} ($)`;

async function show(cart: Cart, answers: Answers = {}, tenant = { hasPolicies: true }) {
  const bench = renderPrecheckout(cart, answers, tenant);
  await shown();
  return bench;
}
const press = () => user.click(orderButton());
const cash = async () => user.click(screen.getByRole('radio', { name: es.Methods.cash }));
/** The text beside the button, and the text of the whole page. */
const beside = () => screen.getAllByRole('alert').at(-1);
const said = () => document.body.textContent;

test('a branch that has no place for now says so before the press, until an hour is chosen (rule branches/slot-places)', async () => {
  const full = { ...WHOLE_CART, arrival_minutes: null, issues: [issue('now_full')] };
  await show(full, { [getHoursSchedule.path]: [getContractExample(getHoursSchedule)] });
  expect(beside()).toHaveTextContent(Errors.now_full);
  await user.click(screen.getByRole('radio', { name: Checkout.later }));
  await waitFor(() => expect(said()).not.toContain(Errors.now_full));
});

describe('a refused press leads to what is wrong first on the page', () => {
  it('the address, though the contact is wrong too', async () => {
    await show({ ...WHOLE_CART, contact: null, place: { ...ADDRESS, neighbourhood: ' ' } });
    await press();
    await waitFor(() => expect(field(Place.neighbourhood)).toHaveFocus());
    expect(field(Checkout.name)).toBeInvalid();
  });

  it('the contact, where the address is whole', async () => {
    await show({ ...WHOLE_CART, contact: { ...CONTACT, email: 'ana' } });
    await press();
    await waitFor(() => expect(field(Checkout.email)).toHaveFocus());
  });

  it('the document, by the rules of its country', async () => {
    await show({ ...WHOLE_CART, contact: { ...CONTACT, dni_type: 'PPT' } });
    await press();
    await waitFor(() => expect(field(Checkout.dni)).toHaveFocus());
    await user.selectOptions(field(Checkout.dni_type), 'CC');
    await waitFor(() => expect(field(Checkout.dni)).toBeValid());
  });

  it('the way to pay, which the server asks for', async () => {
    const unpaid = { ...WHOLE_CART, payment_method: null, issues: [issue('payment_method_required')] };
    await show(unpaid);
    await press();
    await waitFor(() => expect(screen.getByRole('radio', { name: es.Methods.card })).toHaveFocus());
    expect(said()).toContain(Errors.payment_method_required);
  });

  it('the sentence beside the button, where nothing of the form is wrong', async () => {
    await show({ ...WHOLE_CART, issues: [issue('empty')] });
    await press();
    await waitFor(() => expect(beside()).toHaveFocus());
    expect(beside()).toHaveTextContent(Errors.empty);
  });
});

describe('what the server said goes as soon as the diner changes what it speaks of', () => {
  it('a way to pay that is chosen', async () => {
    await show({ ...WHOLE_CART, payment_method: null, issues: [issue('payment_method_required')] });
    await press();
    await waitFor(() => expect(said()).toContain(Errors.payment_method_required));
    await cash();
    expect(said()).not.toContain(Errors.payment_method_required);
  });

  it('a number that has its length', async () => {
    const contact = { ...CONTACT, phone: '321123456' };
    await show({ ...WHOLE_CART, contact, issues: [issue('phone_invalid')] });
    await press();
    await waitFor(() => expect(said()).toContain(Errors.phone_invalid));
    await user.type(screen.getByLabelText(/^Celular/), '7');
    expect(said()).not.toContain(Errors.phone_invalid);
  });

  it('a note that is enough, and not before', async () => {
    const low = { ...WHOLE_CART, payment_method: 'cash' as const, cash_amount: 0, total: 20_000 };
    await show({ ...low, issues: [issue('cash_amount_low', { total: 20_000 })] });
    await press();
    await waitFor(() => expect(said()).toContain('no alcanza'));
    await user.clear(field(NOTE));
    await user.type(field(NOTE), '19999');
    expect(field(NOTE)).toBeInvalid();
    await user.clear(field(NOTE));
    await user.type(field(NOTE), '20000');
    expect(field(NOTE)).toBeValid();
    expect(said()).not.toContain('no alcanza');
  });

  it('an age, until the server has heard the new one', async () => {
    const beer = WHOLE_CART.products.map((line) => ({ ...line, is_alcoholic: true }));
    const young = { ...WHOLE_CART, products: beer, birth_date: '2015-05-01', issues: [issue('under_age')] };
    await show(young, { [updateCart.path]: [{ ...young, birth_date: '2014-05-01' }] });
    expect(said()).toContain(UNDER_AGE);
    await user.clear(field(Checkout.age_title));
    await user.type(field(Checkout.age_title), '2014-05-01');
    expect(said()).not.toContain(UNDER_AGE);
    await press();
    await waitFor(() => expect(field(Checkout.age_title)).toHaveFocus());
    expect(field(Checkout.age_title)).toHaveAccessibleDescription(new RegExp(UNDER_AGE));
  });
});

describe('what is wrong is said on leaving its field, before anybody presses', () => {
  const leave = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
    expect(field(label)).toBeValid();
    await user.tab();
  };

  it('a text of the address, and no other', async () => {
    await show({ ...WHOLE_CART, place: { ...ADDRESS, neighbourhood: ' ', reference: ' ' } });
    await user.click(field(Place.neighbourhood));
    expect(field(Place.neighbourhood)).toBeValid();
    await user.tab();
    expect(field(Place.neighbourhood)).toHaveAccessibleDescription(Checkout.required_neighbourhood);
    expect(field(Place.reference)).toBeValid();
  });

  it('no note is the exact amount, and nothing is wrong with it', async () => {
    const low = { ...WHOLE_CART, payment_method: 'cash' as const, cash_amount: 19_999, total: 20_000 };
    const { calls } = await show({ ...low, issues: [issue('cash_amount_low', { total: 20_000 })] });
    await user.clear(field(NOTE));
    await user.tab();
    expect(field(NOTE)).toBeValid();
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ cart: { cash_amount: null } }));
    await press();
    expect(field(NOTE)).toBeValid();
    expect(said()).not.toContain('no alcanza');
  });

  it('a note that is too small', async () => {
    await show({ ...WHOLE_CART, payment_method: 'cash', total: 20_000 });
    await leave(NOTE, '19999');
    expect(field(NOTE)).toHaveAccessibleDescription(/no alcanza/);
  });

  const products = WHOLE_CART.products.map((line) => ({ ...line, is_alcoholic: true }));
  const beer = { ...WHOLE_CART, products, issues: [issue('age_required')] };
  it.each([
    ['that is missing', ' ', withoutNames(Errors.age_required)],
    ['of somebody too young', '2015-05-01', UNDER_AGE],
    ['of nobody who lives', '1026-05-01', withoutNames(Errors.age_required)],
  ])('a birth date %s', async (_what, text, sentence) => {
    await show(beer);
    await leave(Checkout.age_title, text);
    expect(field(Checkout.age_title)).toHaveAccessibleDescription(new RegExp(sentence));
  });
});

test.each([
  ['with policies the order accepts them', true, 1],
  ['without policies nothing is accepted', false, 0],
])('%s, and the press orders (rule orders/placing)', async (_case, hasPolicies, times) => {
  const refused = { ...WHOLE_CART, issues: [issue('closed')] };
  const { calls } = await show(
    { ...WHOLE_CART, payment_method: 'cash', cash_amount: 100_000 },
    { [updateCart.path]: [refused] },
    { hasPolicies },
  );
  expect(screen.queryByRole('checkbox', { name: /Acepto/ })).toBeNull();
  expect(screen.queryAllByText(/^Al pedir aceptas/)).toHaveLength(times);
  await press();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(updateCart.path));
});

describe('a line that cannot be ordered (rule cart/stopped)', () => {
  const [line] = WHOLE_CART.products;
  const hours = { ...issue('product_hours', { hours: '12:00–15:00' }), line_id: line?.id ?? 0 };
  const { stopped_see: see } = es.Cart;

  it('is named beside the button, which sends nothing', async () => {
    const { calls } = await show({ ...WHOLE_CART, issues: [hours] });
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: see }));
    expect(screen.getAllByText(new RegExp(`^${line?.name} no se sirve a esa hora`))).toHaveLength(1);
    expect(calls.slice(before).map(({ path }) => path)).not.toContain(updateCart.path);
  });

  it('stops a press no more once it is taken out', async () => {
    const [, ...products] = WHOLE_CART.products;
    const answer = { ...WHOLE_CART, version: WHOLE_CART.version + 1, products };
    await show({ ...WHOLE_CART, issues: [hours] }, { [setProductCount.path]: [answer] });
    await user.click(
      screen.getByRole('button', { name: es.Cart.remove.replace('{name}', line?.name ?? '') }),
    );
    await waitFor(() => expect(orderButton()).toHaveFocus());
  });
});
