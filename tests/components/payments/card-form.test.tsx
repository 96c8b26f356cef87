import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardForm } from '@/components/payments/card-form';
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

function show() {
  const onSubmit = jest.fn();
  const holder = { name: 'Ana Ruiz', dniType: 'CC', dni: '1020304050' };
  renderTexts(
    <CardForm
      gateway={gateway as NonNullable<typeof gateway>}
      country="CO"
      holder={holder}
      action="Pagar"
      busy={false}
      notice={null}
      onSubmit={onSubmit}
    />,
  );
  return onSubmit;
}

test('what is missing is said so, what is wrong otherwise, and the focus goes to the first of them', async () => {
  const onSubmit = show();
  await user.type(field(Checkout.card_month), '13');
  await pay();
  await waitFor(() => expect(field(Checkout.card_number)).toHaveFocus());
  expect(field(Checkout.card_number)).toHaveAccessibleDescription(Checkout.required);
  expect(field(Checkout.card_month)).toHaveAccessibleDescription(Checkout.invalid);
  await user.type(field(Checkout.card_number), '4242424242424242');
  await pay();
  await waitFor(() => expect(field(Checkout.card_month)).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field says what is wrong with it once it was left, and no other does', async () => {
  show();
  await user.type(field(Checkout.card_number), '4242');
  expect(field(Checkout.card_number)).toBeValid();
  await user.tab();
  expect(field(Checkout.card_number)).toHaveAccessibleDescription(new RegExp(Checkout.invalid));
  expect(field(Checkout.card_cvc)).toBeValid();
  await user.type(field(Checkout.card_number), '4242 4242 4242');
  expect(field(Checkout.card_number)).toBeValid();
});

test('a whole card waits for the terms, and then goes (rule payments/agreements)', async () => {
  const onSubmit = show();
  await user.type(field(Checkout.card_number), '4242424242424242');
  await user.type(field(Checkout.card_month), '12');
  await user.type(field(Checkout.card_year), '39');
  await user.type(field(Checkout.card_cvc), '123');
  await pay();
  await waitFor(() => expect(accept()).toHaveFocus());
  expect(accept()).toBeInvalid();
  await user.click(accept());
  await pay();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
