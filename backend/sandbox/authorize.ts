import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { ERRORS } from './gateway-errors';

/** Holds a slug: nobody registers here. */
const TEST_KEY = /^(pub|prv)_test_([a-z0-9-]+)_[0-9a-f]{32}$/;

export function slugOfKey(key: string): string | null {
  const [, kind, slug] = TEST_KEY.exec(key) ?? [];
  if (!slug) return null;
  const { publicKey, privateKey } = sandboxKeys(slug);
  return key === (kind === 'pub' ? publicKey : privateKey) ? slug : null;
}

const keyIn = (header: string | undefined) => /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null;
const isOfThisEnvironment = (key: string) => /^(pub|prv)_test_/.test(key);

/** Takes the test key of any tenant. @throws SandboxError */
export function assertTestKey(header: string | undefined): string {
  const key = keyIn(header);
  if (!key) throw ERRORS.noKey();
  if (!isOfThisEnvironment(key)) throw ERRORS.otherEnvironment(key);
  return key;
}

/** Takes either key of a tenant that is known. @throws SandboxError */
export function authorizeCreate(header: string | undefined): string {
  const slug = slugOfKey(assertTestKey(header));
  if (!slug) throw ERRORS.unknownKey();
  return slug;
}

/** Takes the private key alone. @throws SandboxError */
export function authorizePrivate(header: string | undefined): string {
  const key = assertTestKey(header);
  const slug = key.startsWith('prv_') ? slugOfKey(key) : null;
  if (!slug) throw ERRORS.notAllowed();
  return slug;
}

/** Takes a key for a token, whose errors are others. @throws SandboxError */
export function authorizeToken(header: string | undefined): string {
  const key = keyIn(header);
  if (!key) throw ERRORS.noHeader();
  const slug = slugOfKey(key);
  if (!slug) throw ERRORS.unknownMerchant(key);
  return slug;
}
