import { NOTICES } from '@/backend/jobs/lanes';
import type { PushTarget } from '@/lib/contract/orders/notice-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend } from '@/tests/support/backend/backend';
import { runDueJobs, runLane } from '@/tests/support/backend/run-jobs';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import { createGates } from '@/tests/support/faults/gates';
import { openMailServer } from './doubles/mail-server';
import { openPushService } from './doubles/push-service';
import { CONTACT, openShop } from './shop';
import { staffOf } from './staff-of';

/** An installation that sends mail and web push, and diners who want to be told. */
export async function openPushBackend() {
  const [mails, service, gates] = [await openMailServer(), await openPushService(), await createGates()];
  const env = { MAIL_URL: mails.url, MAIL_FROM: mails.from, ...service.env };
  const backend = await createTestBackend(env, { gates });
  const { db, deps } = backend;
  return {
    ...{ backend, mails, service, gates },
    pass: (ms: number) => {
      backend.clock.now = new Date(backend.clock.now.getTime() + ms);
    },
    sendNotices: () => runLane(NOTICES, deps),
    forgetBrowsers: () => runDueJobs(deps),
    /** A tenant of its own, without what others left to be sent. */
    async openPushShop() {
      mails.got.splice(0);
      service.heard.splice(0);
      await dropWaiting(db, NOTICES);
      const shop = await openShop(backend);
      const ana = await shop.createDiner();
      const pathOf = (id: number) => `/orders/${id}/notices.json`;
      return {
        ...{ shop, ana },
        place: async (): Promise<Order> =>
          (await shop.placeCart(ana, await shop.fillCart(ana, { contact: CONTACT }))).body as Order,
        /** @throws Error for a move that is refused */
        async move(id: number, ...statuses: string[]): Promise<void> {
          const headers = await staffOf({ backend, slug: shop.slug })('orders:write');
          const path = `/staff/orders/${id}/status.json`;
          for (const status of statuses) {
            const answer = await shop.ask({ method: 'PUT', path, headers, body: { status } });
            if (answer.status !== 200) throw new Error(answer.text);
          }
        },
        choose: (id: number, by: string | null, push?: Partial<PushTarget>, lang = 'es') =>
          shop.ask({
            ...{ method: 'PUT', path: pathOf(id), headers: { ...ana.headers, lang } },
            body: { by, ...(push === undefined ? {} : { push }) },
          }),
        read: async (id: number) =>
          ((await shop.ask({ path: `/orders/${id}.json`, headers: ana.headers })).body as Order).notices,
        /** Those that the database knows. */
        listBrowsers: () =>
          db.system((sql) =>
            sql<{ endpoint: string }>(
              `select endpoint from notice_choices where instance_id = $1 and way = 'push'`,
              [shop.instanceId],
            ),
          ),
      };
    },
    async close() {
      await backend.close();
      await gates.close();
      await mails.close();
      await service.close();
    },
  };
}
