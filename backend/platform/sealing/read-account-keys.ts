import { createKeyRing, type KeyRing } from './key-ring';

/** @throws Error for earlier keys without a newest */
export function readAccountKeys({
  newest,
  earlier,
}: {
  newest: string | undefined;
  earlier: readonly string[];
}): KeyRing | null {
  if (newest !== undefined) return createKeyRing({ newest, earlier });
  if (earlier.length > 0) throw new Error('ACCOUNTS_KEYS_BEFORE needs ACCOUNTS_KEY, the newest key.');
  return null;
}
