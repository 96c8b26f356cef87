import * as z from 'zod/mini';
import { GatewayError } from '@/backend/providers/payments/port';
import type { MetaBrowser } from '@/lib/domain/visit/browser-ids';
import { toMetaSale } from '@/lib/domain/visit/sale';
import { BusyAccountError, type PaidSale, RefusedKeyError } from './port';
import { postEvent } from './post-event';

const VERSION = 'v24.0';
const SECOND_MS = 1_000;

/** One `Purchase` of the Conversions API. Neither hashes of a contact nor the address of the browser (rule visit/told-sales). */
function toMetaEvent({
  sale: { goods, currency, soldAt, pageUrl },
  browser: { fbp, fbc, user_agent },
}: {
  sale: PaidSale;
  browser: MetaBrowser;
}) {
  return {
    event_name: 'Purchase',
    event_time: Math.floor(soldAt.getTime() / SECOND_MS),
    event_id: goods.id,
    action_source: 'website',
    event_source_url: pageUrl,
    user_data: { client_user_agent: user_agent, fbp, ...(fbc === null ? {} : { fbc }) },
    custom_data: toMetaSale(goods, currency),
  };
}

const answerSchema = z.object({
  error: z.object({ code: z.int(), is_transient: z._default(z.boolean(), false) }),
});
/** Calls of an application that are too many, or a moment of theirs. */
const TOO_MANY: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 613]);
const isOfKey = (code: number) => code === 10 || code === 102 || code === 190 || (code >= 200 && code < 300);

function toError({ status, isPassing, text }: Awaited<ReturnType<typeof postEvent>>): GatewayError {
  const read = answerSchema.safeParse(parseJson(text));
  const error = read.success ? read.data.error : null;
  const message = `Meta said ${status}${error ? `, code ${error.code}` : ''}`;
  if (status === 429 || (status < 500 && error && (error.is_transient || TOO_MANY.has(error.code))))
    return new BusyAccountError(message);
  if (isPassing) return new GatewayError('unavailable', message, 'answered');
  if (status === 401 || status === 403 || (error && isOfKey(error.code))) return new RefusedKeyError(message);
  return new GatewayError('refused', message, 'answered');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The token is in the body: addresses are logged on the way. @throws GatewayError, RefusedKeyError, BusyAccountError */
export async function tellMeta({
  origin,
  pixelId,
  secret,
  ...event
}: {
  origin: string;
  pixelId: string;
  secret: string;
  sale: PaidSale;
  browser: MetaBrowser;
}): Promise<void> {
  const url = new URL(`${origin}/${VERSION}/${encodeURIComponent(pixelId)}/events`);
  const body = { data: [toMetaEvent(event)], access_token: secret };
  const answered = await postEvent({ url, body, to: 'Meta' });
  if (answered.status >= 300) throw toError(answered);
}
