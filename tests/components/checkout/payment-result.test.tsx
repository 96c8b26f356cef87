import { screen } from '@testing-library/react';
import { FailedPayment } from '@/components/checkout/payment-result';
import { getOrder } from '@/lib/contract/calls/orders';
import es from '@/messages/es.json';
import { getContractExample } from '../../support/contract-examples';
import { renderVisit } from '../../support/render-visit';

const { payment } = getContractExample(getOrder);
if (!payment) throw new Error('no payment is recorded');
const declined = { ...payment, status: 'declined' as const, message: 'Fondos insuficientes' };
const show = (locale: string) => renderVisit(<FailedPayment payment={declined} locale={locale} />, {});

test('a refusal takes the focus and says what the bank said', () => {
  show('es-CO');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(es.Checkout.result_declined);
  expect(screen.getByText('Fondos insuficientes')).toBeVisible();
});

test.each(['en-CO', 'pt-BR'])('in %s the gateway’s Spanish sentence is left out', (locale) => {
  show(locale);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Fondos');
});
