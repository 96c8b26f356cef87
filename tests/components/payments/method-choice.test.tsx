import { screen } from '@testing-library/react';
import { MethodChoice } from '@/components/payments/methods/method-choice';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const { Checkout, Methods } = es;
const [model] = getContractExample(getPaymentMethods);
if (!model) throw new Error('no way to pay is recorded');
const KEYS = ['cash', 'room_charge', 'card'] as const;
const methods = KEYS.map((key) => ({ ...model, key, minimum: null, obstacle: null }));

function draw(chosen: PaymentMethod) {
  renderApp(
    <MethodChoice
      methods={methods}
      chosen={chosen}
      error={undefined}
      total={20_000}
      note={{ value: '', error: undefined, onChange: () => undefined, onBlur: () => undefined }}
      guest={<input aria-label={Checkout.guest} />}
      onChoose={() => undefined}
    />,
    {},
  );
}
const radio = (key: (typeof KEYS)[number]) => screen.getByRole('radio', { name: Methods[key] });
/** Whether each follows the one before it in the document. */
const inOrder = (...parts: Element[]) =>
  parts.every((part, at) => {
    const before = parts[at - 1];
    return !before || before.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING;
  });

test('cash asks for its note between its own row and the next one (rule payments/cash)', () => {
  draw('cash');
  const note = screen.getByRole('group', { name: Checkout.cash_amount });
  expect(inOrder(radio('cash'), note, radio('room_charge'), radio('card'))).toBe(true);
  expect(screen.queryByLabelText(Checkout.guest)).toBeNull();
});

test('a charge to the room asks for its surname there too (rule table/room-charge)', () => {
  draw('room_charge');
  const guest = screen.getByLabelText(Checkout.guest);
  expect(inOrder(radio('cash'), radio('room_charge'), guest, radio('card'))).toBe(true);
  expect(screen.queryByRole('group', { name: Checkout.cash_amount })).toBeNull();
});
