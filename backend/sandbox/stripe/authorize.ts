import { sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import { STRIPE_ERRORS } from './errors';

/** Holds a slug: nobody registers here. */
const TEST_KEY = /^(pk|sk)_test_([a-z0-9_]+)_[0-9a-f]{32}$/;

/** @throws SandboxError for none, and for one of another kind than is asked for */
export function slugOf(header: string | undefined, kind: 'pk' | 'sk'): string {
  const key = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (!key) throw STRIPE_ERRORS.noKey();
  const slug = TEST_KEY.exec(key)?.[2]?.replaceAll('_', '-') ?? '';
  const { publicKey, secretKey } = sandboxStripeKeys(slug);
  if (key !== (kind === 'pk' ? publicKey : secretKey)) throw STRIPE_ERRORS.badKey();
  return slug;
}
