import { LINE_COUNT, mostPieces, piecesBeside, piecesOnLines } from '@/lib/domain/cart/line-limits';

test.each([
  ['no bound', { stock: null, maxPerOrder: null, others: 0 }, LINE_COUNT],
  ['the stock', { stock: 5, maxPerOrder: null, others: 0 }, 5],
  ['the stock, less what other lines hold', { stock: 5, maxPerOrder: null, others: 2 }, 3],
  ['the maximum of an order', { stock: 50, maxPerOrder: 4, others: 1 }, 3],
  ['nothing more', { stock: 2, maxPerOrder: 4, others: 3 }, 0],
])('a line may have %s (rule cart/stock, rule cart/product-max)', (_what, facts, most) => {
  expect(mostPieces(facts)).toBe(most);
});

test('pieces of a product count over its lines, but for one of them', () => {
  const lines = [
    { id: 1, product_supplier_id: 7, count: 2 },
    { id: 2, product_supplier_id: 8, count: 5 },
    { id: 3, product_supplier_id: 7, count: 1 },
  ];
  expect(piecesOnLines({ lines, productId: 7 })).toBe(3);
  expect(piecesOnLines({ lines, productId: 7, except: 1 })).toBe(1);
  expect(piecesOnLines({ lines, productId: 9 })).toBe(0);
});

test('pieces beside a line are those before it and after it; a new line is the last (rule menu/bundles)', () => {
  const lines = [
    { id: 1, product_supplier_id: 7, count: 2 },
    { id: 2, product_supplier_id: 8, count: 5 },
    { id: 3, product_supplier_id: 7, count: 1 },
    { id: 4, product_supplier_id: 7, count: 4 },
  ];
  expect(piecesBeside({ lines, productId: 7, lineId: 3 })).toEqual({ before: 2, after: 4 });
  expect(piecesBeside({ lines, productId: 7 })).toEqual({ before: 7, after: 0 });
});
