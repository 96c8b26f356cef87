import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/clients/api-error';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { placeOrder } from '@/lib/contract/orders/calls';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import type { Answers } from '@/tests/support/browser/app-bench';
import {
  ADDRESS,
  CONTACT,
  field,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';
import { scrollIntoView } from '@/tests/support/browser/view-observer';

const { Checkout, Place } = es;
const PROFILE = { id: 5, token: 't', name: '', phone: '', phone_code: '', phone_code_iso2: '', email: '' };
/** Another total is shown, and ends a press, before anything is ordered. */
const DEARER = { ...WHOLE_CART, total: WHOLE_CART.total + 1_000 };
const network = new ApiError({ kind: 'network', key: 'network' });

async function show(cart: Cart = WHOLE_CART, answers: Answers = {}, tenant?: Partial<TenantFactsOfPage>) {
  const bench = renderPrecheckout(cart, answers, tenant);
  act(() => bench.stores.profile.setState({ profile: PROFILE }));
  await shown();
  const sent = () =>
    bench.calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart] : [],
    );
  return { ...bench, sent };
}
const letters = (label: string, text: string) => {
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.change(field(label), { target: { value: text.slice(0, end) } });
    act(() => jest.advanceTimersByTime(80));
  }
};
const tip = (name: RegExp | string) => screen.getByRole('radio', { name });

afterEach(() => {
  jest.useRealTimers();
  hideError();
});

describe('the delivery address', () => {
  it('is sent once when the letters stop, whole, and the button answers all the while', async () => {
    const { sent } = await show();
    jest.useFakeTimers();
    letters(Place.address, 'Carrera 7 # 72-1');
    expect(sent()).toEqual([]);
    expect(orderButton()).toBeEnabled();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.place).toMatchObject({
      ...ADDRESS,
      address: 'Carrera 7 # 72-1',
      formatted_address: expect.any(String),
    });
  });

  it('is sent when its field is left, and the same is not sent again', async () => {
    const { sent } = await show();
    jest.useFakeTimers();
    fireEvent.change(field(Place.reference), { target: { value: 'Portería' } });
    fireEvent.blur(field(Place.reference));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(sent()).toEqual([{ place: expect.objectContaining({ reference: 'Portería' }) }]);
    fireEvent.blur(field(Place.reference));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(sent()).toHaveLength(1);
  });

  it('that the server writes in other words is not sent for that', async () => {
    const { sent } = await show({ ...WHOLE_CART, place: { ...ADDRESS, formatted_address: 'CL 60' } });
    jest.useFakeTimers();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(sent()).toEqual([]);
  });

  it('goes with the press, though no pause came before it', async () => {
    const { sent } = await show(WHOLE_CART, { [updateCart.path]: [DEARER] });
    fireEvent.change(field(Place.reference), { target: { value: 'Portería' } });
    fireEvent.click(orderButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ place: { reference: 'Portería' }, contact: CONTACT });
  });
});

test('what waits for a pause goes when the page is left, without a word of a failure', async () => {
  const { sent } = await show(WHOLE_CART, { [updateCart.path]: [network] });
  jest.useFakeTimers();
  fireEvent.change(field(Place.reference), { target: { value: 'Portería' } });
  expect(sent()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(sent()).toEqual([{ place: expect.objectContaining({ reference: 'Portería' }) }]);
  expect(errorStore.getState().notice).toBeNull();
});

describe('the tip that nobody has answered yet (rule cart/tip)', () => {
  const unasked: Cart = { ...WHOLE_CART, tip_asked: false };
  const suggested = unasked.tip_choice;

  it('is no answer that is shown as chosen, and none is told by looking at the question', async () => {
    const { sent } = await show(unasked);
    jest.useFakeTimers();
    for (const answer of [/^Sí/, Checkout.tip_no, Checkout.tip_other]) expect(tip(answer)).not.toBeChecked();
    scrollIntoView(screen.getByRole('radiogroup', { name: Checkout.tip_title }));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(sent()).toEqual([]);
  });

  it('is told by the tap that answers, at once', async () => {
    const { sent } = await show(unasked);
    fireEvent.click(tip(/^Sí/));
    expect(tip(/^Sí/)).toBeChecked();
    await waitFor(() => expect(sent()).toEqual([{ tip: suggested }]));
  });

  it('is not told by a press without an answer', async () => {
    const { sent } = await show(unasked, { [updateCart.path]: [DEARER] });
    fireEvent.click(orderButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('tip');
  });

  it('goes with the press where it could not be told', async () => {
    const { sent } = await show(unasked, { [updateCart.path]: [network, DEARER] });
    fireEvent.click(tip(/^Sí/));
    await waitFor(() => expect(errorStore.getState().notice?.key).toBe('network'));
    expect(tip(/^Sí/)).toBeChecked();
    fireEvent.click(orderButton());
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ tip: suggested, contact: CONTACT }));
  });
});

test('each of the percentages of Mexico is an answer, kept as it was said (rule cart/tip)', async () => {
  const { sent } = await show(WHOLE_CART, {}, { country: 'MX' });
  fireEvent.click(tip(/^Sí, 15/));
  expect(tip(/^Sí, 15/)).toBeChecked();
  expect(tip(/^Sí, 10/)).not.toBeChecked();
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({ tip: { include: 'YES', percent: 15, customValue: 0 } }),
  );
});

describe('the tip', () => {
  it('that could not be told falls back to what the bill says, and the diner hears why', async () => {
    const { sent } = await show(WHOLE_CART, { [updateCart.path]: [network] });
    fireEvent.click(tip(Checkout.tip_no));
    expect(tip(Checkout.tip_no)).toBeChecked();
    await waitFor(() => expect(tip(/^Sí/)).toBeChecked());
    expect(sent()).toHaveLength(1);
    expect(errorStore.getState().notice?.key).toBe('network');
  });

  it('that could not be told is told, and shown, by the second try', async () => {
    const without = { ...WHOLE_CART, tip_choice: { ...WHOLE_CART.tip_choice, include: 'NO' as const } };
    const { sent } = await show(WHOLE_CART, { [updateCart.path]: [network, without] });
    fireEvent.click(tip(Checkout.tip_no));
    await waitFor(() => expect(tip(/^Sí/)).toBeChecked());
    await act(async () => errorStore.getState().notice?.onRetry?.());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
    expect(tip(Checkout.tip_no)).toBeChecked();
  });

  it('is told at once and goes with the press again', async () => {
    const { sent } = await show(WHOLE_CART, { [updateCart.path]: [WHOLE_CART, DEARER] });
    const no = { include: 'NO', percent: WHOLE_CART.tip_choice.percent, customValue: 0 };
    fireEvent.click(tip(Checkout.tip_no));
    await waitFor(() => expect(sent()).toEqual([{ tip: no }]));
    fireEvent.click(orderButton());
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ tip: no, contact: CONTACT }));
  });

  it('whose amount is left for the button loses no press', async () => {
    const cash = { ...WHOLE_CART, payment_method: 'cash' as const, cash_amount: 90_000 };
    const told = { ...cash, tip_choice: { include: 'YES' as const, percent: 10, customValue: 2_000 } };
    const held: { answer: (cart: Cart) => void } = { answer: () => undefined };
    const slow = new Promise<Cart>((resolve) => {
      held.answer = resolve;
    });
    const bench = await show(cash, {
      [updateCart.path]: [cash, slow, told],
      [placeOrder.path]: [network],
    });
    await userEvent.click(tip(Checkout.tip_other));
    await waitFor(() => expect(bench.sent()).toHaveLength(1));
    await userEvent.type(screen.getByRole('textbox', { name: `${Checkout.tip_amount} ($)` }), '2000');
    await userEvent.click(orderButton());
    await act(async () => held.answer(told));
    await waitFor(() => expect(bench.paths()).toContain(placeOrder.path));
    expect(bench.sent().at(-1)?.tip?.customValue).toBe(2_000);
  });
});

describe('a reload finds what was said', () => {
  it('the way to pay and a comment; a whole contact goes with the order alone', async () => {
    const said = { ...WHOLE_CART, contact: null, payment_method: 'card' as const };
    const { sent } = await show(
      { ...said, payment_method: null },
      { [updateCart.path]: [said, DEARER, DEARER] },
    );
    jest.useFakeTimers();
    const { name, phone, email, dni } = CONTACT;
    const texts = { [Checkout.name]: name, [Checkout.email]: email, [Checkout.dni]: dni };
    for (const [label, value] of Object.entries(texts)) {
      fireEvent.change(field(label), { target: { value } });
    }
    fireEvent.change(screen.getByLabelText(/^Celular/), { target: { value: phone } });
    fireEvent.change(field(Checkout.comment), { target: { value: 'Sin timbre' } });
    fireEvent.click(tip(es.Methods.card));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    const chosen = { comment: 'Sin timbre', payment_method: 'card' };
    expect(Object.assign({}, ...sent())).toEqual(chosen);
    fireEvent.click(orderButton());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(Object.assign({}, ...sent())).toMatchObject({ ...chosen, contact: CONTACT });
  });

  it('of half a contact this browser keeps what it may, never the document', async () => {
    const { stores, sent } = await show({ ...WHOLE_CART, contact: null });
    await userEvent.type(field(Checkout.name), 'Ana Ruiz');
    await userEvent.type(field(Checkout.dni), CONTACT.dni);
    await userEvent.type(field(Checkout.email), 'ana@');
    // While it is typed: a page that is loaded again leaves no field.
    expect(stores.profile.getState().profile).toEqual({ ...PROFILE, name: 'Ana Ruiz' });
    expect(sent()).toEqual([]);
  });

  it('a number is kept as it is dialled, and one that is not whole is not', async () => {
    const { stores } = await show({ ...WHOLE_CART, contact: null });
    const phone = () => stores.profile.getState().profile?.phone;
    await userEvent.type(screen.getByLabelText(/^Celular/), '321 123 45');
    expect(phone()).toBe('');
    await userEvent.type(screen.getByLabelText(/^Celular/), '67');
    expect(phone()).toBe('3211234567');
  });

  it('what could not be kept of it is no fault that anybody is told of', async () => {
    const { sent } = await show(WHOLE_CART, { [updateCart.path]: [network] });
    await userEvent.type(field(Checkout.comment), 'Sin timbre');
    await userEvent.tab();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(errorStore.getState().notice).toBeNull();
  });

  it('what could not be kept goes with what is said next', async () => {
    const { sent } = await show(WHOLE_CART, { [updateCart.path]: [network, WHOLE_CART] });
    await userEvent.type(field(Checkout.comment), 'Sin timbre');
    await userEvent.tab();
    await waitFor(() => expect(sent()).toHaveLength(1));
    fireEvent.click(tip(es.Methods.cash));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ comment: 'Sin timbre', payment_method: 'cash' });
  });
});

describe('the age', () => {
  const products = WHOLE_CART.products.map((line) => ({ ...line, is_alcoholic: true }));
  const beer: Cart = { ...WHOLE_CART, products };

  it('that the cart knows is still there after a reload, and is not sent again', async () => {
    const { sent } = await show({ ...beer, birth_date: '1990-05-01' });
    jest.useFakeTimers();
    expect(field(Checkout.age_title)).toHaveValue('1990-05-01');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(sent()).toEqual([]);
  });

  it('goes with the order alone', async () => {
    const { sent } = await show(beer, { [updateCart.path]: [DEARER] });
    jest.useFakeTimers();
    fireEvent.change(field(Checkout.age_title), { target: { value: '1990-05-01' } });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(sent()).toEqual([]);
    fireEvent.click(orderButton());
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(sent()).toMatchObject([{ birth_date: '1990-05-01' }]);
  });
});
