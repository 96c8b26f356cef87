import { act, giveUpActions, isActionWaiting, type PageAction, takeActions } from '@/lib/visit/page-actions';
import { productOfPath, viewPath } from '@/lib/visit/product-address';

const from = { name: 'Ajiaco', description: '', price: '', was: null, picture: null };
const open = (productId: number): PageAction => ({
  kind: 'open-product',
  productId,
  href: `/centro/${productId}`,
  from,
});

test('what was asked before anybody answers is answered first, in order', () => {
  const answered: number[] = [];
  act(open(1));
  act(open(2));
  const stop = takeActions(['open-product'], (action) =>
    answered.push('productId' in action ? action.productId : 0),
  );
  act(open(3));
  expect(answered).toEqual([1, 2, 3]);
  stop();
  act(open(4));
  expect(answered).toEqual([1, 2, 3]);
  expect(giveUpActions()).toEqual({ asked: true, href: '/centro/4' });
});

test('an action waits for who takes its kind', () => {
  const answered: string[] = [];
  const take = ({ kind }: PageAction) => void answered.push(kind);
  act(open(1));
  const stopConsent = takeActions(['open-consent'], take);
  expect(answered).toEqual([]);
  expect(isActionWaiting(['open-product', 'add-product'])).toBe(true);
  expect(isActionWaiting(['open-consent', 'add-product'])).toBe(false);
  const stop = takeActions(['open-product'], take);
  act({ kind: 'open-consent' });
  expect(answered).toEqual(['open-product', 'open-consent']);
  stop();
  stopConsent();
  expect(isActionWaiting(['open-product'])).toBe(false);
});

test('giving up leads where the last tap would have led, and forgets the rest', () => {
  act(open(1));
  act(open(2));
  act({ kind: 'open-consent' });
  expect(giveUpActions()).toEqual({ asked: true, href: '/centro/2' });
  expect(giveUpActions()).toEqual({ asked: false, href: null });
});

test('giving up what has no link says that something was asked', () => {
  act({ kind: 'open-panel' });
  expect(giveUpActions()).toEqual({ asked: true, href: null });
});

test.each([
  ['/centro/view/12', 12],
  ['/centro/12', null],
  ['/centro', null],
  ['/centro/view/12/3', null],
  ['/centro/view/x', null],
])('%s shows product %s over the menu', (path, productId) => {
  expect(productOfPath(path)).toBe(productId);
});

test('the address of a product over the menu reads back', () => {
  expect(productOfPath(viewPath({ slug: 'centro', productId: 7 }))).toBe(7);
});
