import { getCart } from '@/lib/contract/cart/calls';
import { getProduct } from '@/lib/contract/menu/calls';
import { trackingRequestSchema } from '@/lib/contract/visit/tracking';
import { idsOf, ofLine, ofMenu } from '@/lib/tracking/product-details';
import { getContractExample } from '@/tests/support/backend/contract-examples';

const promo = {
  label: '2x1',
  label_in: undefined,
  price: null,
  bundle: { take: 2, pay: 1 },
  window: null,
  services: [],
};
const product = { ...getContractExample(getProduct), label: 'Picante', promo, is_new: true };
const [example] = getContractExample(getCart).products;
if (!example) throw new Error('the example of a cart has no line');
const line = { ...example, product_supplier_id: product.id, product_id: product.product_id };
const request = (details: object) => ({ event: 'x', customer_id: 1, product: details });

test('an event of a product carries what the menu says of it (rule visit/events)', () => {
  const details = ofMenu(product);
  expect(details).toEqual({
    id: product.id,
    product_id: product.product_id,
    name: product.name,
    label: 'Picante',
    description: product.description,
    category: String(product.category),
    price: product.price,
    promo: '2x1',
    image: product.image?.hash,
    is_alcoholic: product.is_alcoholic,
    is_new: true,
    important: product.important,
    is_promo: product.is_promo,
  });
  const written = JSON.parse(JSON.stringify(details));
  expect(trackingRequestSchema.parse(request(written)).product).toEqual(written);
});

test('an added product carries what its line costs, with and without its menu (rule visit/events)', () => {
  const priced = { ...line, unit_price: 5_000, subtotal: 10_000, promo: null };
  expect(ofLine({ line: priced, count: 1, product: undefined })).toMatchObject({
    id: product.id,
    price: 5_000,
    subtotal: 10_000,
    count: 1,
  });
  const known = ofLine({ line: priced, count: 2, product });
  expect(known).toMatchObject({ label: 'Picante', is_new: true, price: 5_000, count: 2 });
  const written = JSON.parse(JSON.stringify(known));
  expect(trackingRequestSchema.parse(request(written)).product).toEqual(written);
});

test('a cart is told by the ids of its products, each once (rule visit/events)', () => {
  expect(idsOf([line, line])).toEqual({
    product_supplier_ids: [product.id],
    content_ids: [product.product_id],
  });
});
