import { stripAddress, stripReferrer } from '@/lib/domain/visit/strip-address';
import { toGoogleParams, toMetaParams, toPixelEvent } from './pixel-events';
import type { EventSink } from './tracker';

export type PixelWindow = {
  dataLayer?: unknown[];
  fbq?: Fbq;
  _fbq?: Fbq;
};
type Fbq = ((...words: unknown[]) => void) & {
  /** Set by Meta's script, which empties the queue once. */
  callMethod?: (...words: unknown[]) => void;
  push: (...words: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
};
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

type OwnPage = { href: string; referrer: string };
/** Else Google's script reads the whole address itself (rule visit/told-address). */
const toGooglePage = ({ href, referrer }: OwnPage) => ({
  page_location: stripAddress(href),
  page_referrer: stripReferrer(referrer),
});

function startGoogle({
  target,
  id,
  load,
  page,
}: {
  target: PixelWindow;
  id: string;
  load: (src: string) => void;
  page: OwnPage;
}) {
  const layer = target.dataLayer ?? [];
  target.dataLayer = layer;
  // Google needs the arguments object, not an array.
  function gtag(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  gtag('consent', 'default', { ...DENIED, wait_for_update: 500 });
  gtag('consent', 'update', GRANTED);
  load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, ...toGooglePage(page) });
  return gtag;
}

function startMeta({
  target,
  id,
  load,
}: {
  target: PixelWindow;
  id: string;
  load: (src: string) => void;
}): Fbq {
  const queue: unknown[] = [];
  const say = (...words: unknown[]): void => {
    if (fbq.callMethod) fbq.callMethod(...words);
    else queue.push(words);
  };
  const rest = { push: say, queue, loaded: true, version: '2.0', disablePushState: true };
  const fbq: Fbq = Object.assign(say, rest);
  target.fbq = fbq;
  target._fbq = fbq;
  fbq('consent', 'grant');
  fbq('init', id);
  load('https://connect.facebook.net/en_US/fbevents.js');
  return fbq;
}

/** Sends nothing before consent, nor earlier events afterwards (guarantee/consent-first). @returns sink and withdrawal */
export function startPixels({
  target,
  ids,
  currency,
  load,
  readPage,
}: {
  target: PixelWindow;
  ids: { google: string | null; meta: string | null };
  currency: string;
  load: (src: string) => void;
  /** The sheet of a product has an address of its own. */
  readPage: () => OwnPage;
}): { sink: EventSink; withdraw: () => void } {
  const gtag = ids.google ? startGoogle({ target, id: ids.google, load, page: readPage() }) : null;
  const fbq = ids.meta ? startMeta({ target, id: ids.meta, load }) : null;
  let granted = true;
  const sink: EventSink = (event) => {
    const words = toPixelEvent(event);
    if (!granted || !words) return;
    // Google knows no event by an id of ours: one side alone tells it of a sale (rule visit/told-sales).
    const isToldByServer = event.sale?.google === false;
    if (words.google && !isToldByServer)
      gtag?.('event', words.google, { ...toGoogleParams(event, currency), ...toGooglePage(readPage()) });
    if (words.meta) fbq?.('track', words.meta, toMetaParams(event, currency), { eventID: event.id });
  };
  const withdraw = () => {
    granted = false;
    gtag?.('consent', 'update', DENIED);
    fbq?.('consent', 'revoke');
  };
  return { sink, withdraw };
}
