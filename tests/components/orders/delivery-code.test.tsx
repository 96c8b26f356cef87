import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { DeliveryCode } from '@/components/orders/delivery-code';
import es from '@/messages/es.json';

const show = (code: string | null) =>
  render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="UTC">
      <DeliveryCode code={code} />
    </NextIntlClientProvider>,
  );

test('the signs stand in the sentence that says whom to tell them (rule orders/delivery-code)', () => {
  show('K7MP');
  expect(screen.getByText(es.Order.delivery_code)).toHaveTextContent(/K7MP$/);
});

test('an order without signs says nothing of them', () => {
  expect(show(null).container).toBeEmptyDOMElement();
});
