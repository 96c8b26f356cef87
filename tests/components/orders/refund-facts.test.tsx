import { screen } from '@testing-library/react';
import { RefundFacts } from '@/components/orders/refund-facts';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const model = getContractExample(getOrder);
const supplier = { ...model.supplier, name: 'Norte' };
const { payment: paid } = model;
const byCharge = paid && ({ ...paid, method: 'room_charge' } as const);
const show = (refunds: Order['refunds'], payment = paid) =>
  renderApp(
    <dl>
      <RefundFacts order={{ refunds, supplier, payment, stalls: [] }} locale="es-CO" renderAmount={String} />
    </dl>,
    {},
  );
const given_at = '2026-11-18T17:00:00Z';

test.each([
  ['is owed', { by_hand: false, given_at: null }, es.Order.refund_due, '2500, por el mismo medio'],
  ['is owed by hand', { by_hand: true, given_at: null }, es.Order.refund_due, '2500. Te lo entrega Norte.'],
  [
    'was given',
    { by_hand: false, given_at },
    es.Order.refunded,
    'con el que pagaste, el 18 de noviembre de 2026',
  ],
  [
    'was given by hand',
    { by_hand: true, given_at },
    es.Order.refunded,
    '2500. Te lo entregó Norte el 18 de noviembre de 2026.',
  ],
])('money that %s says how much, how and when (rule payments/money-back)', (_what, how, title, text) => {
  show([{ id: 1, amount: 2_500, reason: 'staff', words: null, supplier_id: null, ...how }]);
  expect(screen.getByText(title).nextSibling).toHaveTextContent(text);
});

test.each([
  ['is owed', null, es.Order.refund_due, '2500. Norte lo quita de la cuenta de tu habitación.'],
  [
    'was given',
    given_at,
    es.Order.refunded,
    '2500. Norte lo quitó de la cuenta de tu habitación el 18 de noviembre de 2026.',
  ],
])(
  'a charge to the room that %s back goes off its bill (rule table/room-charge)',
  (_what, at, title, text) => {
    show(
      [
        {
          id: 1,
          amount: 2_500,
          by_hand: true,
          given_at: at,
          reason: 'cancelled',
          words: null,
          supplier_id: null,
        },
      ],
      byCharge,
    );
    expect(screen.getByText(title).nextSibling).toHaveTextContent(text);
  },
);

test('parts that are owed and parts that were given stand apart', () => {
  const part = { amount: 1_000, by_hand: false, reason: 'staff' as const, words: null, supplier_id: null };
  show([
    { ...part, id: 1, given_at },
    { ...part, id: 2, given_at: null },
  ]);
  expect(screen.getByText(es.Order.refund_due)).toBeVisible();
  expect(screen.getByText(es.Order.refunded)).toBeVisible();
});

test.each([
  ['unwanted', null, es.Order.refund_unwanted],
  ['cancelled', null, es.Order.refund_cancelled],
  ['voided', null, es.Order.refund_voided],
  ['staff', 'Faltó una bebida', 'Norte dice: «Faltó una bebida»'],
] as const)('money that goes back as %s says why (rule payments/staff-refunds)', (reason, words, text) => {
  show([{ id: 1, amount: 2_500, by_hand: false, given_at: null, reason, words, supplier_id: null }]);
  expect(screen.getByText(text)).toBeVisible();
});
