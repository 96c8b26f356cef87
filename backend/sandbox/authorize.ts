import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { ERRORS } from './gateway-errors';

/** A slug, and what was made of it for both sides: nobody has to register a tenant here. */
const TEST_KEY = /^(pub|prv)_test_([a-z0-9-]+)_[0-9a-f]{32}$/;

/** The tenant whose key this is; null for a key that nobody has. */
export function slugOfKey(key: string): string | null {
  const [, kind, slug] = TEST_KEY.exec(key) ?? [];
  if (!slug) return null;
  const { publicKey, privateKey } = sandboxKeys(slug);
  return key === (kind === 'pub' ? publicKey : privateKey) ? slug : null;
}

const keyIn = (header: string | undefined) => /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null;
const isOfThisEnvironment = (key: string) => /^(pub|prv)_test_/.test(key);

/** A key of this environment, whosever it is: enough for the list of banks. @throws SandboxError */
export function assertTestKey(header: string | undefined): string {
  const key = keyIn(header);
  if (!key) throw ERRORS.noKey();
  if (!isOfThisEnvironment(key)) throw ERRORS.otherEnvironment(key);
  return key;
}

/** The tenant that creates a transaction, by either of its keys. @throws SandboxError */
export function authorizeCreate(header: string | undefined): string {
  const slug = slugOfKey(assertTestKey(header));
  if (!slug) throw ERRORS.unknownKey();
  return slug;
}

/** The tenant that looks at its transactions or voids one, by its private key. @throws SandboxError */
export function authorizePrivate(header: string | undefined): string {
  const key = assertTestKey(header);
  const slug = key.startsWith('prv_') ? slugOfKey(key) : null;
  if (!slug) throw ERRORS.notAllowed();
  return slug;
}

/** The tenant that makes a token: this service of the gateway has errors of its own. @throws SandboxError */
export function authorizeToken(header: string | undefined): string {
  const key = keyIn(header);
  if (!key) throw ERRORS.noHeader();
  const slug = slugOfKey(key);
  if (!slug) throw ERRORS.unknownMerchant(key);
  return slug;
}
