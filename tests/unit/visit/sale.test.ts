import { toMajor } from '@/lib/domain/money/money';
import { toGoogleSale, toMetaSale, toSoldGoods } from '@/lib/domain/visit/sale';

const sale = (currency: 'COP' | 'CLP' | 'PEN', coupon: { code: string } | null = null) =>
  toSoldGoods({
    event: 'purchase',
    purchaseId: 7,
    sold: {
      products: [
        { product_id: 3, name: 'Ajiaco', subtotal: toMajor({ amountMinor: 4_980, currency }), count: 2 },
      ],
      bill: [
        { kind: 'products', amount: toMajor({ amountMinor: 4_980, currency }) },
        { kind: 'tip', amount: 500 },
      ],
      coupon,
    },
  });

describe('a sale as Google and Meta take it (rule visit/sales)', () => {
  it.each([
    ['COP', 2_490, 4_980],
    ['CLP', 2_490, 4_980],
    ['PEN', 24.9, 49.8],
  ] as const)('of %s is in its major unit, without tip and delivery', (currency, price, value) => {
    expect(toGoogleSale(sale(currency), currency)).toEqual({
      transaction_id: '7',
      currency,
      value,
      items: [{ item_id: '3', item_name: 'Ajiaco', price, quantity: 2 }],
    });
    expect(toMetaSale(sale(currency), currency)).toEqual({
      currency,
      value,
      content_ids: ['3'],
      content_type: 'product',
      contents: [{ id: '3', quantity: 2, item_price: price }],
      num_items: 2,
    });
  });

  it('has one id from both sides, and names its coupon', () => {
    expect(sale('COP').id).toBe('purchase:7');
    expect(toGoogleSale(sale('COP', { code: 'MESA' }), 'COP')).toMatchObject({ coupon: 'MESA' });
  });

  it('that only begins has no transaction', () => {
    const begun = { ...sale('COP'), event: 'begin_checkout' as const };
    expect(toGoogleSale(begun, 'COP')).not.toHaveProperty('transaction_id');
  });
});
