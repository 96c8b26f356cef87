import { describeCharge } from '@/lib/domain/payments/charge-description';

it.each([
  [12, 'La Brasa Andina Chapinero', 'Pedido 12 La Brasa Andina'],
  [7, 'Café «El Ñato» #3', 'Pedido 7 Cafe El Nato 3'],
  [null, 'Norte', 'Pedido Norte'],
  [123456789, 'Establecimientosinespacios', 'Pedido 123456789'],
  [4, '食堂', 'Pedido 4'],
])('of order %s at %s a bank shows «%s» (rule payments/pse)', (number, branch, text) => {
  expect(describeCharge({ number, branch })).toBe(text);
  expect(text.length).toBeLessThanOrEqual(30);
});
