import { getOrder } from '@/lib/contract/orders/calls';
import { CONSENT_VERSION } from '@/lib/domain/visit/consent';
import { answerCookies } from '@/lib/session/record-consent';
import { keepSale, takeSales } from '@/lib/tracking/kept-sales';
import { type PixelWindow, startPixels } from '@/lib/tracking/pixels';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { appBench } from '@/tests/support/browser/app-bench';

const NOW = new Date('2026-11-21T12:00:00Z');
const order = getContractExample(getOrder);
const AGREED = { version: CONSENT_VERSION, accepted: true, time: NOW.toISOString(), recorded: true };

function open({ accepted = true, google = 'G-A' as string | null } = {}) {
  const { context } = appBench({});
  const { stores, tenant } = context;
  const own = { stores, tenant: { ...tenant, pixels: { google, meta: null } } };
  stores.shared.setState({ cookies: { ...AGREED, accepted } });
  const keep = (event: 'begin_checkout' | 'purchase', purchaseId = 7) =>
    keepSale({ context: own, event, purchaseId, sold: order, now: NOW });
  const take = (hours = 1) => takeSales({ stores, now: new Date(NOW.getTime() + hours * 3_600_000) });
  return { keep, take, stores, context };
}

describe('a sale on a page with personal data (rule visit/sales)', () => {
  it('is told once, however often the page is opened', () => {
    const { keep, take } = open();
    keep('begin_checkout');
    keep('begin_checkout');
    keep('purchase');
    expect(take().map(({ id }) => id)).toEqual(['begin_checkout:7', 'purchase:7']);
    keep('purchase');
    expect(take()).toEqual([]);
  });

  it.each([
    ['who refused', { accepted: false }],
    ['of a tenant without a pixel', { google: null }],
  ])('of a diner %s is not kept', (_case, options) => {
    const { keep, take } = open(options);
    keep('purchase');
    expect(take()).toEqual([]);
  });

  it('is forgotten after 48 hours, and by a withdrawal', async () => {
    const old = open();
    old.keep('purchase');
    expect(old.take(49)).toEqual([]);
    const { keep, take, stores, context } = open();
    keep('purchase');
    await answerCookies({
      context: { http: context.http, stores, renewSession: async () => undefined },
      accepted: false,
      now: NOW,
    });
    expect(take()).toEqual([]);
  });

  it('names products and amounts, and nobody', () => {
    const { keep, take } = open();
    keep('purchase');
    const [sale] = take();
    if (!sale) throw new Error('nothing was kept');
    const target: PixelWindow = {};
    const ids = { google: 'G-A', meta: '100200' };
    const readPage = () => ({ href: 'https://a.test/centro', referrer: '' });
    const { sink } = startPixels({ target, ids, currency: 'COP', load: () => undefined, readPage });
    sink({ ...sale, sale });
    const google = (target.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>)).at(-1);
    const products = order.bill.find(({ kind }) => kind === 'products')?.amount;
    expect(google).toEqual([
      'event',
      'purchase',
      expect.objectContaining({ transaction_id: '7', currency: 'COP', value: products }),
    ]);
    expect(target.fbq?.queue.at(-1)).toEqual([
      'track',
      'Purchase',
      expect.objectContaining({ currency: 'COP', value: products, content_type: 'product' }),
      { eventID: 'purchase:7' },
    ]);
    const told = JSON.stringify([google, target.fbq?.queue]);
    const { name, phone, email, dni } = order.contact ?? {};
    for (const own of [name, phone, email, dni]) expect(told).not.toContain(own);
  });
});
