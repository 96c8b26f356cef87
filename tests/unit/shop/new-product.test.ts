import { shopProductSchema } from '@/lib/contract/staff/shop/menu-schema';
import { cloneProduct, createProduct, skuFor } from '@/lib/domain/shop/new-product';
import { freeWord, toWord } from '@/lib/domain/text/to-word';

const product = createProduct({
  ...{ sku: 'cafe', categoryKey: 'bebidas', name: { es: 'Café' }, image: null, prices: { centro: 4_500 } },
});

test('a new product has the shape of one, and its copy another code', () => {
  expect(shopProductSchema.parse(product)).toEqual(product);
  expect(
    shopProductSchema.parse(cloneProduct(product, { sku: 'cafe-2', name: { es: 'Otro' } })),
  ).toMatchObject({
    ...{ sku: 'cafe-2', name: { es: 'Otro' } },
    offers: { centro: { priceMinor: 4_500, stock: null, available: true } },
  });
});

test('a code is made of the name, each once, and never too long', () => {
  const taken = new Set(['cafe-con-leche', 'cafe-con-leche-2']);
  const isTaken = (sku: string) => taken.has(sku);
  expect(skuFor({ name: 'Café con leche', isTaken })).toBe('cafe-con-leche-3');
  expect(skuFor({ name: '¡¿?!', isTaken })).toBe('producto');
  expect(skuFor({ name: 'a'.repeat(90), isTaken })).toHaveLength(40);
  expect(toWord('  Ñandú & Cía. ')).toBe('nandu-cia');
  expect(freeWord({ word: 'b'.repeat(5), most: 5, isTaken: (one) => one === 'bbbbb' })).toBe('bbb-2');
});
