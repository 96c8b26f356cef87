import { getOrder } from '@/lib/contract/orders/calls';
import { CONSENT_VERSION } from '@/lib/domain/visit/consent';
import { answerCookies } from '@/lib/session/record-consent';
import { askServerToTell } from '@/lib/tracking/ask-server';
import { keepSale, takeSales } from '@/lib/tracking/kept-sales';
import { type PixelWindow, startPixels } from '@/lib/tracking/pixels';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { appBench } from '@/tests/support/browser/app-bench';

const NOW = new Date('2026-11-21T12:00:00Z');
const COOKIE = '_ga=GA1.1.11.22; _fbp=fb.1.1700000000000.99';
const ids = { google: 'G-ABC1234', meta: '100200' };

function open({
  told = { google: true } as { google: boolean } | null,
  accepted = true,
  pixels = ids as object,
} = {}) {
  const { stores, tenant } = appBench({}).context;
  const asked: unknown[] = [];
  const http = jest.fn(async (_call: unknown, { body }: { body: unknown }) => {
    asked.push(body);
    if (told === null) throw new Error('no answer');
    return told;
  });
  const context = { stores, tenant: { ...tenant, pixels: { ...ids, ...pixels } }, http: http as never };
  stores.shared.setState({
    session: { id: 5 },
    cookies: { version: CONSENT_VERSION, accepted, time: NOW.toISOString(), recorded: true },
  });
  const ask = (cookie = COOKIE) => askServerToTell({ context, purchaseId: 7, cookie, userAgent: 'Firefox' });
  /** Names of what Google and Meta hear of the purchase on the next measured page. */
  function hear() {
    keepSale({ context, event: 'purchase', purchaseId: 7, sold: getContractExample(getOrder), now: NOW });
    const target: PixelWindow = {};
    const readPage = () => ({ href: 'https://a.test/centro', referrer: '' });
    const { sink } = startPixels({ target, ids, currency: 'COP', load: () => undefined, readPage });
    for (const sale of takeSales({ stores, now: NOW })) sink({ ...sale, sale });
    const google = (target.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>)[1]);
    const meta = (target.fbq?.queue ?? []).map((words) => (words as unknown[])[1]);
    return { google: google.includes('purchase'), meta: meta.includes('Purchase') };
  }
  return { ask, asked, hear, context };
}

describe('one side tells Google, and Meta hears one id of both (rule visit/told-sales)', () => {
  it('is the server where it says so', async () => {
    const { ask, asked, hear } = open();
    await ask();
    expect(asked).toEqual([
      {
        session_id: 5,
        google: { client_id: '11.22', session_id: null },
        meta: { fbp: 'fb.1.1700000000000.99', fbc: null, user_agent: 'Firefox' },
      },
    ]);
    expect(hear()).toEqual({ google: false, meta: true });
  });

  it.each([
    ['does not', { told: { google: false } }],
    ['gives no answer', { told: null }],
  ])('is the browser where the server %s', async (_what, options) => {
    const { ask, hear } = open(options);
    await ask();
    expect(hear()).toEqual({ google: true, meta: true });
  });

  it.each([
    ['of who refused', { accepted: false }, COOKIE],
    ['of a browser that they do not know', {}, 'lang=es'],
    ['at a tenant without pixels', { pixels: { google: null, meta: null } }, COOKIE],
  ])('nothing is asked %s', async (_who, options, cookie) => {
    const { ask, asked } = open(options);
    await ask(cookie);
    expect(asked).toEqual([]);
  });

  it('is nobody after a withdrawal, and the browser once more after a new consent', async () => {
    const { ask, hear, context } = open();
    await ask();
    const teller = { http: context.http, stores: context.stores, renewSession: async () => undefined };
    await answerCookies({ context: teller, accepted: false, now: NOW });
    expect(hear()).toEqual({ google: false, meta: false });
    await answerCookies({ context: teller, accepted: true, now: NOW });
    expect(hear()).toEqual({ google: true, meta: true });
  });
});
