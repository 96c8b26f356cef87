import { createECDH } from 'node:crypto';
import * as z from 'zod';

export const PUSH_VARIABLES = {
  PUSH_PUBLIC_KEY: z.string().optional(),
  PUSH_PRIVATE_KEY: z.string().optional(),
  PUSH_CONTACT: z.string().optional(),
  PUSH_TEST_SERVICE: z.string().optional(),
};
type Variables = { [name in keyof typeof PUSH_VARIABLES]?: string | undefined };

/** Null: this installation sends none, and no screen offers it. */
export type PushConfig = {
  publicKey: string;
  privateKey: string;
  /** Whom a push service asks about what it is sent. */
  contact: string;
  /** An origin of this machine, beside the services of browsers; tests only. */
  testService: string | null;
} | null;

const PRIVATE_KEY_BYTES = 32;
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+$/;

function isPair({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean {
  // One whose leading zeros were dropped signs nothing.
  if (Buffer.from(privateKey, 'base64url').length !== PRIVATE_KEY_BYTES) return false;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

/** @throws Error where a stranger could name an address of this machine: https is production */
function readTestService({
  PUSH_TEST_SERVICE: origin,
  PUBLIC_ORIGIN,
}: Variables & { PUBLIC_ORIGIN: string }): string | null {
  if (!origin) return null;
  if (PUBLIC_ORIGIN.startsWith('https:'))
    throw new Error('PUSH_TEST_SERVICE is for tests: PUBLIC_ORIGIN is https, so this is production.');
  if (!LOOPBACK.test(origin))
    throw new Error('PUSH_TEST_SERVICE must be an origin of this machine, such as http://127.0.0.1:4513.');
  return origin;
}

/** @throws Error for a part of it, for keys that are no pair, and for a test's service in production */
export function readPush(variables: Variables & { PUBLIC_ORIGIN: string }): PushConfig {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = variables;
  const testService = readTestService(variables);
  if (!publicKey && !privateKey && !contact) return null;
  if (!publicKey || !privateKey || !contact)
    throw new Error(
      'PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT go together (docs/operations/push.md).',
    );
  if (!isPair({ publicKey, privateKey }))
    throw new Error(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are no pair: make one with `npx web-push generate-vapid-keys`.',
    );
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    throw new Error('PUSH_CONTACT must begin with mailto: or https://.');
  return { publicKey, privateKey, contact, testService };
}
