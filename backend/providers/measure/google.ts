import { GatewayError } from '@/backend/providers/payments/port';
import type { GoogleBrowser } from '@/lib/domain/visit/browser-ids';
import { toGoogleSale } from '@/lib/domain/visit/sale';
import { BusyAccountError, type PaidSale } from './port';
import { postEvent } from './post-event';

const MICROS = 1_000;

/** Builds one `purchase` of the Measurement Protocol (docs/decisions/0256). */
function toGoogleBody({
  sale: { goods, currency, soldAt, mayAdvertise },
  browser,
}: {
  sale: PaidSale;
  browser: GoogleBrowser;
}) {
  const choice = mayAdvertise ? 'GRANTED' : 'DENIED';
  return {
    client_id: browser.client_id,
    timestamp_micros: soldAt.getTime() * MICROS,
    consent: { ad_user_data: choice, ad_personalization: choice },
    events: [
      {
        name: 'purchase',
        params: {
          ...toGoogleSale(goods, currency),
          ...(browser.session_id === null ? {} : { session_id: browser.session_id }),
          // Without it Google counts nobody as engaged.
          engagement_time_msec: 1,
        },
      },
    ],
  };
}

/** Answers 2xx to whatever it can read, malformed or not. @throws GatewayError, BusyAccountError */
export async function tellGoogle({
  origin,
  pixelId,
  secret,
  ...event
}: {
  origin: string;
  pixelId: string;
  secret: string;
  sale: PaidSale;
  browser: GoogleBrowser;
}): Promise<void> {
  const url = new URL(`${origin}/mp/collect`);
  url.searchParams.set('measurement_id', pixelId);
  url.searchParams.set('api_secret', secret);
  const { status, isPassing } = await postEvent({ url, body: toGoogleBody(event), to: 'Google' });
  if (status < 300) return;
  if (status === 429) throw new BusyAccountError(`Google said ${status}`);
  throw new GatewayError(isPassing ? 'unavailable' : 'refused', `Google said ${status}`, 'answered');
}
