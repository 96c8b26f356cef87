import type { BrowserContext, Page } from '@playwright/test';
import type { PushTarget } from '@/lib/contract/orders/notice-calls';

/**
 * A browser of tests subscribes nowhere: it has no profile of its own, and real services are not asked. The subscription is
 * put in place of that one call, before any page opens.
 */
export async function subscribeTo({ page, target }: { page: Page; target: PushTarget }): Promise<void> {
  await page.addInitScript(({ endpoint, ...keys }: PushTarget) => {
    PushManager.prototype.subscribe = async () => {
      const subscription = { toJSON: () => ({ endpoint, keys }) };
      return subscription as unknown as PushSubscription;
    };
  }, target);
}

/** Hands the message of a push service to the worker of the page, as the browser would. */
export async function deliver({
  page,
  context,
  text,
}: {
  page: Page;
  context: BrowserContext;
  text: string;
}): Promise<void> {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((one) => one.scopeURL === `${origin}/` && !one.isDeleted);
      if (own) found(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  await session.detach();
}

/** The notifications of the site that the browser shows. */
export const listNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, lang, tag, icon, data }) => ({ title, body, lang, tag, icon, data }));
  });

/** A tap on the notification, as the worker hears it; a test may open no window, so what it opens is only said. */
export async function tapNotification(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      NotificationEvent: new (name: string, init: { notification?: Notification }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((opened) => {
      scope.clients.openWindow = async (url) => {
        opened(url);
        return null;
      };
      const event = new scope.NotificationEvent('notificationclick', notification ? { notification } : {});
      globalThis.dispatchEvent(event);
    });
  });
}
