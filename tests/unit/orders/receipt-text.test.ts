import { printReceipt } from '@/lib/domain/orders/receipt-text';

const RECEIPT: Parameters<typeof printReceipt>[0] = {
  seller: 'La Brasa Andina · Chapinero',
  title: 'Pedido 12',
  day: '26 de noviembre de 2026, 13:05',
  lines: [{ count: 2, name: 'Ajiaco', amount: '$ 65.800', begins: null, words: [] }],
  parts: [{ name: 'Propina', amount: '$ 6.580' }],
  total: { name: 'Total', amount: '$ 72.380' },
  refunds: [{ name: 'Devuelto', amount: '$ 10.000' }],
  note: 'Este recibo no es una factura.',
};

test('a receipt says who sold, what, and for how much, and that it is no invoice (rule orders/receipt)', () => {
  expect(printReceipt(RECEIPT)).toBe(
    'La Brasa Andina · Chapinero\nPedido 12 · 26 de noviembre de 2026, 13:05\n\n2 × Ajiaco: $ 65.800\nPropina: $ 6.580\nTotal: $ 72.380\nDevuelto: $ 10.000\n\nEste recibo no es una factura.',
  );
});

test('two of a dish are told apart by what was chosen, and a stall stands above what it sold', () => {
  const pizza = { count: 1, name: 'Pizza', begins: null };
  const lines = [
    { ...pizza, amount: '$ 65', begins: 'La Rada', words: ['Margarita · Portuguesa', 'Sin relleno'] },
    { ...pizza, amount: '$ 52', words: ['2 × Calabresa'] },
  ];
  expect(printReceipt({ ...RECEIPT, lines })).toContain(
    '\n\nLa Rada\n1 × Pizza: $ 65\n  Margarita · Portuguesa\n  Sin relleno\n1 × Pizza: $ 52\n  2 × Calabresa\n',
  );
});
