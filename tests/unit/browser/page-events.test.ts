import { productOfPath, viewPath } from '@/lib/browser/links/product-address';
import {
  giveUpEvents,
  isEventWaiting,
  type PageEvent,
  sendEvent,
  takeEvents,
} from '@/lib/browser/taps/page-events';

/** No event reads its dish. */
const dish = {} as Element;
const open = (productId: number): PageEvent => ({
  kind: 'open-product',
  productId,
  href: `/centro/${productId}`,
  dish,
});

test('what was asked before anybody answers is answered first, in order', () => {
  const answered: number[] = [];
  sendEvent(open(1));
  sendEvent(open(2));
  const stop = takeEvents({ 'open-product': ({ productId }) => void answered.push(productId) });
  sendEvent(open(3));
  expect(answered).toEqual([1, 2, 3]);
  stop();
  sendEvent(open(4));
  expect(answered).toEqual([1, 2, 3]);
  expect(giveUpEvents()).toEqual({ asked: true, href: '/centro/4' });
});

test('an event waits for who takes its kind', () => {
  const answered: string[] = [];
  const take = ({ kind }: PageEvent) => void answered.push(kind);
  sendEvent(open(1));
  const stopConsent = takeEvents({ 'open-consent': take });
  expect(answered).toEqual([]);
  expect(isEventWaiting(['open-product', 'add-product'])).toBe(true);
  expect(isEventWaiting(['open-consent', 'add-product'])).toBe(false);
  const stop = takeEvents({ 'open-product': take });
  sendEvent({ kind: 'open-consent' });
  expect(answered).toEqual(['open-product', 'open-consent']);
  stop();
  stopConsent();
  expect(isEventWaiting(['open-product'])).toBe(false);
});

test('giving up leads where the last tap would have led, and forgets the rest', () => {
  sendEvent(open(1));
  sendEvent(open(2));
  sendEvent({ kind: 'open-consent' });
  expect(giveUpEvents()).toEqual({ asked: true, href: '/centro/2' });
  expect(giveUpEvents()).toEqual({ asked: false, href: null });
});

test('giving up what has no link says that something was asked', () => {
  sendEvent({ kind: 'open-panel' });
  expect(giveUpEvents()).toEqual({ asked: true, href: null });
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
