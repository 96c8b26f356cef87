import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import type { PushTarget } from '@/lib/contract/orders/notice-calls';
import type { StatusPush } from '@/lib/domain/orders/status-notice-text';

/** `text`: what the browser reads, once it has opened what was sealed for it. */
type Heard = { endpoint: string; headers: IncomingHttpHeaders; text: string; said: StatusPush };
type Browser = { keys: ECDH; auth: Buffer };

const createKeys = (): ECDH => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys;
};

/** A pair as `PUSH_PUBLIC_KEY` and `PUSH_PRIVATE_KEY` have it. */
export function createPushKeys() {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
}

/** RFC 8291, one record of RFC 8188. */
function openSealed({ keys, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Whether who sends it has the key that they name (RFC 8292). */
function isSigned(authorization: string | undefined, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const raw = Buffer.from(signature, 'base64url');
  return aud === origin && verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw);
}

/** A push service of this machine, and the browsers that it reaches. */
export async function openPushService({ port = 0 }: { port?: number } = {}) {
  const heard: Heard[] = [];
  const answers: number[] = [];
  const browsers = new Map<string, Browser>();
  let beforeAnswer: (() => Promise<unknown>) | null = null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const endpoint = `${origin}${request.url}`;
      const { headers } = request;
      const browser = browsers.get(endpoint);
      const answer = (status: number) =>
        response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end();
      if (!browser) return answer(410);
      if (!isSigned(headers.authorization, origin)) return answer(403);
      const text = openSealed(browser, Buffer.concat(parts));
      heard.push({ endpoint, headers, text, said: JSON.parse(text) as StatusPush });
      await beforeAnswer?.();
      beforeAnswer = null;
      return answer(answers.shift() ?? 201);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    heard,
    /** The environment of an installation that sends here. */
    env: { ...createPushKeys(), PUSH_CONTACT: 'mailto:casa@mesa.example', PUSH_TEST_SERVICE: origin },
    /** A browser that subscribes. */
    subscribe(): PushTarget {
      const browser = { keys: createKeys(), auth: randomBytes(16) };
      const endpoint = `${origin}/push/${randomUUID()}`;
      browsers.set(endpoint, browser);
      const { keys, auth } = browser;
      return { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') };
    },
    /** One that is gone. */
    forget: ({ endpoint }: Pick<PushTarget, 'endpoint'>) => browsers.delete(endpoint),
    /** For the next messages, one after the other; then 201. */
    answerWith: (...statuses: number[]) => void answers.push(...statuses),
    /** Once, while the sender waits. */
    meanwhile: (work: () => Promise<unknown>) => {
      beforeAnswer = work;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
