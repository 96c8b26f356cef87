import { createStore, type StoreApi } from 'zustand/vanilla';
import { createBrowserHttp, type Speaker } from '@/lib/clients/browser-http';
import type { Http } from '@/lib/clients/http';
import { serviceOnEntry } from '@/lib/domain/branches/service-on-entry';
import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import type { ScreenFacts, TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { forgetOldAnswer } from '@/lib/session/consent-banner';
import { ensureProfile } from '@/lib/session/ensure-profile';
import { ensureSession, sendLoadWeight } from '@/lib/session/ensure-session';
import type { SessionContext } from '@/lib/session/session-context';
import { withProfile } from '@/lib/session/with-profile';
import { withReports } from '@/lib/session/with-reports';
import { chooseService } from '@/lib/stores/choose-service';
import { createStores, followOtherTabs, forgetAll, type Stores } from '@/lib/stores/create-stores';
import type { Keeping } from '@/lib/stores/safe-storage';
import { createTracker, type Tracker } from '@/lib/tracking/tracker';
import { browserTiming } from './browser-timing';
import { createId } from './create-id';
import { keepLinkedCoupon } from './links/linked-coupon';
import { readDevice, readOrigin } from './read-browser';
import { readScreen } from './screen-facts';

export type BrowserApp = {
  tenant: TenantFactsOfPage;
  screen: ScreenFacts;
  stores: Stores;
  http: Http;
  tracker: Tracker;
  /** Replaces a session that the server does not know. */
  renewSession: () => Promise<void>;
  profileReady: Promise<void>;
  /** The storage in use (guarantee/no-storage). */
  kept: StoreApi<{ keeping: Keeping }>;
};

/** The edge's cookie, to which the first script has added `?lang`; where none is kept `?lang` itself (rule tenant/page-language). */
function readLanguage(tenant: TenantFactsOfPage): Language | null {
  const cookie = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
  const asked = new URLSearchParams(location.search).get('lang');
  const known = LANGUAGES.find((one) => one === cookie);
  return known ?? tenant.langs.find((one) => one === asked) ?? null;
}

/** Drops another instance's data; the language follows the edge's cookie. */
function settleStores({
  stores,
  tenant,
  screen,
}: {
  stores: Stores;
  tenant: TenantFactsOfPage;
  screen: ScreenFacts;
}) {
  const { id } = stores.customer.getState();
  if (id !== null && id !== tenant.id) forgetAll(stores);
  stores.customer.setState({ id: tenant.id });
  forgetOldAnswer({ stores, now: new Date() });
  stores.template.setState({ language: readLanguage(tenant) });
  const change = serviceOnEntry({
    view: screen.view,
    query: new URLSearchParams(location.search).get('service'),
    offered: screen.supplier?.services ?? null,
  });
  keepLinkedCoupon(stores);
  if (change.kind !== 'keep') chooseService({ stores, choice: change.kind === 'set' ? change.choice : null });
}

function transferKb(): number {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return Math.round(entries.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024);
}

async function openSession(context: SessionContext, tracker: Tracker): Promise<void> {
  const { userAgent } = navigator;
  await ensureSession({
    context,
    device: readDevice({ userAgent, width: innerWidth, height: innerHeight }),
    origin: readOrigin({ search: location.search, referrer: document.referrer, userAgent }),
  });
  await tracker.flush();
  await sendLoadWeight({ context, transferKb: transferKb() });
}

type Opened = Pick<BrowserApp, 'screen' | 'stores' | 'kept'>;
let opened: Opened | null = null;

/**
 * Browsers only. Half of what opening the app takes: the first read of a storage waits for the device.
 * @throws without facts of the screen
 */
export function openStores(): Opened {
  if (opened) return opened;
  const screen = readScreen();
  if (!screen) throw new Error('The document does not say which screen it is');
  const kept = createStore<{ keeping: Keeping }>(() => ({ keeping: 'device' }));
  const stores = createStores({
    openStorage: () => window.localStorage,
    openSpare: () => window.sessionStorage,
    onRefused: (keeping) => kept.setState({ keeping }),
  });
  const holdsCart = screen.view === 'Cart' || screen.view === 'PreCheckout';
  followOtherTabs({ stores, target: window, holdsCart, onForgotten: () => location.reload() });
  opened = { screen, stores, kept };
  return opened;
}

function start(tenant: TenantFactsOfPage): BrowserApp {
  const { screen, stores, kept } = openStores();
  settleStores({ stores, tenant, screen });
  const speaker: Speaker = {
    customerId: tenant.id,
    supplierId: screen.supplier?.id ?? null,
    lang: tenant.lang,
    isPreview: tenant.isPreview,
    profile: () => stores.profile.getState().profile,
    order: () => stores.order.getState(),
  };
  const { origin } = location;
  const quiet = withReports(createBrowserHttp({ origin, speaker, keepalive: true }));
  const context = { http: quiet, stores, tenant, screen, timing: browserTiming() };
  const tracker = createTracker({ context, createId, renewSession: () => void renewSession() });
  async function renewSession(): Promise<void> {
    stores.shared.setState({ session: null });
    await openSession(context, tracker);
  }
  tracker.track({
    event: 'page_view',
    heights: {
      window: innerHeight,
      scroll: Math.round(scrollY),
      document: document.documentElement.scrollHeight,
    },
  });
  window.addEventListener('online', () => void tracker.flush());
  // Services refuse a locked tenant's diners (rule tenant/locked).
  const isOpen = screen.view !== 'InactiveInstance';
  const profileReady = isOpen ? ensureProfile(context) : Promise.resolve();
  if (isOpen) void profileReady.then(() => openSession(context, tracker));
  const http = withProfile({
    http: withReports(createBrowserHttp({ origin, speaker })),
    ready: profileReady,
    renew: () => ensureProfile(context),
  });
  return { tenant, screen, stores, http, tracker, renewSession, profileReady, kept };
}

let app: BrowserApp | null = null;

/** Runs in browsers only. @throws without facts of the screen */
export function openApp(tenant: TenantFactsOfPage): BrowserApp {
  app ??= start(tenant);
  return app;
}
