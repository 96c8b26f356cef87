import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forgetOld } from '@/backend/jobs/forget-old';
import { CODES } from '@/backend/jobs/lanes';
import type { SmsMessage } from '@/backend/providers/sms/port';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runLane } from '@/tests/support/backend/run-jobs';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { dropWaiting } from '@/tests/support/database/drop-waiting';
import { ADDRESS, CASH, CONTACT, type Diner, openShop } from './shop';

export const SMS_SECRET = 'a secret of sixteen or more';
type Heard = { message: SmsMessage; raw: string; headers: IncomingHttpHeaders };

/** A provider of SMS on loopback: remembers what it was told, answers as a test says. */
export async function openSmsProvider() {
  const heard: Heard[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString();
      heard.push({ message: JSON.parse(raw) as SmsMessage, raw, headers: request.headers });
      const status = answers.shift() ?? 202;
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/elsewhere' } : {}).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    heard,
    /** For the next messages, one after the other; then 202. */
    answerWith: (...statuses: number[]) => void answers.push(...statuses),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A tenant that asks for a code, and its provider. */
export async function openCodeShop({
  gates,
  env = {},
  changes = {},
  isDemo = false,
}: {
  gates?: NonNullable<Parameters<typeof createTestBackend>[1]>['gates'];
  env?: Record<string, string>;
  changes?: Partial<TenantBundle>;
  /** Without an address of a provider. */
  isDemo?: boolean;
} = {}) {
  const provider = await openSmsProvider();
  const backend: TestBackend = await createTestBackend(
    { ...(isDemo ? {} : { SMS_URL: provider.url, SMS_SECRET }), ...env },
    gates ? { gates } : {},
  );
  const flags = { ...createBundle().flags, smsVerification: true };
  const shop = await openShop(backend, { flags, ...changes });
  const callsOf = (own: typeof shop) => ({
    /** A delivery in cash, whole but for its code. */
    async fillDelivery(diner: Diner, contact: Partial<typeof CONTACT> = {}): Promise<Cart> {
      const { body } = await own.add(diner, { id: own.offerId('limonada') }, { service: 'delivery' });
      const whole = { contact: { ...CONTACT, ...contact }, place: ADDRESS, ...CASH };
      return (await own.settle(diner, (body as Cart).purchase_id, whole)).body as Cart;
    },
    askCode: (diner: Diner, { purchase_id }: Pick<Cart, 'purchase_id'>, from = '127.0.0.1') =>
      own.ask({
        method: 'POST',
        path: '/profiles/phone_codes.json',
        headers: { ...diner.headers, ...(from === '127.0.0.1' ? {} : { 'x-forwarded-for': from }) },
        body: { purchase_id },
      }),
  });
  const { deps, db, clock } = backend;
  await dropWaiting(db, CODES);
  return {
    ...shop,
    ...callsOf(shop),
    provider,
    /** Another tenant of the same installation. */
    async openBeside() {
      const own = await openShop(backend, { flags });
      return { ...own, ...callsOf(own) };
    },
    confirm: (diner: Diner, { purchase_id }: Pick<Cart, 'purchase_id'>, code: string) =>
      shop.ask({
        method: 'POST',
        path: '/profiles/confirmed_phones.json',
        headers: diner.headers,
        body: { purchase_id, code },
      }),
    /** The code of the newest message. */
    lastCode: () => provider.heard.at(-1)?.message.text.slice(0, 4) ?? '',
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    async runJob(): Promise<number> {
      await forgetOld({ db, now: clock.now });
      return runLane(CODES, deps);
    },
    async close() {
      await backend.close();
      await provider.close();
    },
  };
}
export type CodeShop = Awaited<ReturnType<typeof openCodeShop>>;

/** A code that it is not. */
export const wrongOf = (code: string): string => (code === '0000' ? '0001' : '0000');
