import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toExpiry } from '@/components/payments/card/card-draft';
import { CardForm } from '@/components/payments/card/card-form';
import { getGateway } from '@/lib/contract/payments/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderTexts } from '@/tests/support/browser/render-texts';

const user = userEvent.setup();
const { Checkout } = es;
const gateway = getContractExample(getGateway);
if (!gateway) throw new Error('no gateway is recorded');
const field = (label: string) => screen.getByLabelText(label);
const accept = () => screen.getByRole('checkbox');
const pay = () => user.click(screen.getByRole('button', { name: 'Pagar' }));

afterEach(() => jest.useRealTimers());

function show() {
  const onSubmit = jest.fn();
  const holder = { name: 'Ana Ruiz', dniType: 'CC', dni: '1020304050' };
  renderTexts(
    <CardForm
      gateway={gateway as NonNullable<typeof gateway>}
      country="CO"
      holder={holder}
      onSubmit={onSubmit}
    >
      <button type="submit">Pagar</button>
    </CardForm>,
  );
  return onSubmit;
}

test('what is missing is said so, what is wrong otherwise, and the focus goes to the first of them', async () => {
  const onSubmit = show();
  await user.type(field(Checkout.card_expiry), '13');
  await pay();
  await waitFor(() => expect(field(Checkout.card_number)).toHaveFocus());
  expect(field(Checkout.card_number)).toHaveAccessibleDescription(Checkout.required);
  expect(field(Checkout.card_expiry)).toHaveAccessibleDescription(Checkout.card_month_invalid);
  await user.type(field(Checkout.card_number), '4242424242424242');
  await pay();
  await waitFor(() => expect(field(Checkout.card_expiry)).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field says what is wrong with it once it was left, and no other does', async () => {
  show();
  await user.type(field(Checkout.card_number), '4242');
  expect(field(Checkout.card_number)).toBeValid();
  await user.tab();
  expect(field(Checkout.card_number)).toHaveAccessibleDescription(new RegExp(Checkout.card_number_invalid));
  expect(field(Checkout.card_cvc)).toBeValid();
  await user.type(field(Checkout.card_number), '4242 4242 4242');
  expect(field(Checkout.card_number)).toBeValid();
});

test.each([
  ['a number with a wrong digit', Checkout.card_number, '4111 1111 1111 1112', Checkout.card_number_invalid],
  ['a past year', Checkout.card_expiry, '1224', Checkout.card_expired],
  ['a past year of four digits', Checkout.card_expiry, '12/2020', Checkout.card_expired],
  ['the beginning of a year', Checkout.card_expiry, '12/2', Checkout.card_expiry_invalid],
  ['a month alone', Checkout.card_expiry, '1', Checkout.card_expiry_invalid],
  ['a year that no card has', Checkout.card_expiry, '12/2099', Checkout.card_expiry_invalid],
  ['a short code', Checkout.card_cvc, '1', 'El código tiene 3 o 4 dígitos.'],
  ['a name that begins with a blank', Checkout.card_holder, '{Home} ', Checkout.leading_space],
])('of %s the field says what is wrong', async (_case, label, typed, text) => {
  show();
  await user.click(field(label));
  await user.keyboard(typed);
  await user.tab();
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
});

test('the code is as long as the brand has it', async () => {
  show();
  await user.type(field(Checkout.card_number), '4242424242424242');
  await user.type(field(Checkout.card_cvc), '1234');
  await user.tab();
  expect(field(Checkout.card_cvc)).toHaveAccessibleDescription('El código tiene 3 dígitos.');
});

test('a month that has passed makes the card expired, this one does not', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), advanceTimers: true });
  show();
  await user.type(field(Checkout.card_expiry), '1026');
  await user.tab();
  expect(field(Checkout.card_expiry)).toHaveAccessibleDescription(Checkout.card_expired);
  await user.clear(field(Checkout.card_expiry));
  await user.type(field(Checkout.card_expiry), '1126');
  expect(field(Checkout.card_expiry)).toBeValid();
});

test.each([
  ['1239', '12/39'],
  ['939', '09/39'],
  ['1/39', '01/39'],
  ['12 / 2039', '12/2039'],
  ['1239{Backspace}{Backspace}', '12'],
  ['1231{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}', '1/31'],
])('%s typed becomes %s', async (typed, shown) => {
  show();
  await user.type(field(Checkout.card_expiry), typed);
  expect(field(Checkout.card_expiry)).toHaveValue(shown);
});

test.each(['2039-12', '12/2039', '12/39'])('%s filled in by the browser is understood', (filled) => {
  expect(['12/39', '12/2039']).toContain(toExpiry(filled));
});

test('a whole card waits for the terms, and then goes (rule payments/agreements)', async () => {
  const onSubmit = show();
  await user.type(field(Checkout.card_number), '4242424242424242');
  await user.type(field(Checkout.card_expiry), '1239');
  await user.type(field(Checkout.card_cvc), '123');
  await pay();
  await waitFor(() => expect(accept()).toHaveFocus());
  expect(accept()).toBeInvalid();
  await user.click(accept());
  await pay();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.calls[0][0].card).toMatchObject({ month: '12', year: '39' });
});
