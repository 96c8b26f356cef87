import { screen } from '@testing-library/react';
import { Bill } from '@/components/cart/bill';
import { getOrder } from '@/lib/contract/orders/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const order = getContractExample(getOrder);

test.each([
  ['kept to hold tax', { seller: 'Brasa', includes_tax: true }, false, 1],
  ['kept to hold none', { seller: 'Brasa', includes_tax: false }, true, 0],
  ['as it is today, where nothing was kept', null, true, 1],
] as const)(
  'a bill says of tax what was agreed: %s (rule orders/agreed)',
  (_case, agreed, includesTax, times) => {
    renderApp(<Bill purchase={{ ...order, agreed }} currency="COP" />, {}, {}, { includesTax });
    expect(screen.queryAllByText(es.Cart.includes_tax.replaceAll('\u00a0', ' '))).toHaveLength(times);
  },
);
