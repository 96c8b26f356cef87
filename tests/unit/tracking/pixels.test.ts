import { type PixelWindow, startPixels } from '@/lib/tracking/pixels';

/** The page's address without anything but what tells campaigns apart. */
const PAGE = { page_location: 'https://a.test/centro?utm_source=mail', page_referrer: '' };
const product = { id: 7, product_id: 70, name: 'Ajiaco', price: 32_900, count: 2 };

function open(ids: { google: string | null; meta: string | null }) {
  const target: PixelWindow = {};
  const loaded: string[] = [];
  const page = { href: 'https://a.test/centro?utm_source=mail&email=canario@a.test', referrer: '' };
  const pixels = startPixels({
    ...{ target, ids, currency: 'COP', load: (src: string) => loaded.push(new URL(src).host) },
    readPage: () => page,
  });
  const google = () => (target.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>));
  return { ...pixels, target, loaded, google, meta: () => target.fbq?.queue ?? [] };
}

describe('the pixels of a tenant', () => {
  it('begin with consent, the script after it, and no page view of their own', () => {
    const { google, meta, loaded, target } = open({ google: 'G-A', meta: '100200' });
    expect(loaded).toEqual(['www.googletagmanager.com', 'connect.facebook.net']);
    expect(google().map(([word, second]) => [word, second])).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['js', expect.any(Date)],
      ['config', 'G-A'],
    ]);
    expect(google()[3]?.[2]).toEqual({ send_page_view: false, ...PAGE });
    expect(meta()).toEqual([
      ['consent', 'grant'],
      ['init', '100200'],
    ]);
    expect(target.fbq?.disablePushState).toBe(true);
  });

  it('load only what the tenant has', () => {
    expect(open({ google: null, meta: '100200' }).loaded).toEqual(['connect.facebook.net']);
    expect(open({ google: null, meta: null }).loaded).toEqual([]);
  });

  it('tell both of a product put into the cart, with one id', () => {
    const { sink, google, meta } = open({ google: 'G-A', meta: '100200' });
    sink({ id: 'e1', event: 'add_to_cart', product });
    expect(google().at(-1)).toEqual([
      'event',
      'add_to_cart',
      {
        ...PAGE,
        currency: 'COP',
        value: 65_800,
        items: [{ item_id: '70', item_name: 'Ajiaco', price: 32_900, quantity: 2 }],
      },
    ]);
    expect(meta().at(-1)).toEqual([
      'track',
      'AddToCart',
      expect.objectContaining({ value: 65_800, content_ids: ['70'], content_type: 'product' }),
      { eventID: 'e1' },
    ]);
  });

  it('tell nothing of what they have no word for, and nothing after a withdrawal', () => {
    const { sink, withdraw, google, meta } = open({ google: 'G-A', meta: '100200' });
    const before = [google().length, meta().length];
    sink({ id: 'e1', event: 'call_waiter' });
    expect([google().length, meta().length]).toEqual(before);
    withdraw();
    expect(google().at(-1)?.slice(0, 2)).toEqual(['consent', 'update']);
    expect(google().at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' });
    expect(meta().at(-1)).toEqual(['consent', 'revoke']);
    sink({ id: 'e2', event: 'purchase', purchase_id: 1 });
    expect(meta().at(-1)).toEqual(['consent', 'revoke']);
  });

  it('speak to Meta’s script itself once it has started and emptied the queue', () => {
    const { sink, withdraw, target, meta } = open({ google: null, meta: '100200' });
    const heard: unknown[][] = [];
    const { fbq } = target;
    if (!fbq) throw new Error('no stub');
    heard.push(...(fbq.queue.splice(0) as unknown[][]));
    fbq.callMethod = (...words) => void heard.push(words);
    sink({ id: 'e1', event: 'add_to_cart', product });
    fbq.push('track', 'PageView');
    withdraw();
    expect(heard.map(([word, second]) => [word, second])).toEqual([
      ['consent', 'grant'],
      ['init', '100200'],
      ['track', 'AddToCart'],
      ['track', 'PageView'],
      ['consent', 'revoke'],
    ]);
    expect(meta()).toEqual([]);
  });
});
