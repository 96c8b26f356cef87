import { createHash, createSecretKey, type KeyObject } from 'node:crypto';

const KEY_BYTES = 32;
const FORM = /^[A-Za-z0-9+/]{43}=$/;

/** `id` follows from the key: no two keys share one. */
type SealingKey = { id: string; key: KeyObject };
/** The newest seals, all of them open. */
export type KeyRing = { newest: SealingKey; all: ReadonlyMap<string, KeyObject> };

/** 32 bytes in base64. */
export const isSealingKey = (text: string): boolean =>
  FORM.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES;

function toSealingKey(text: string): SealingKey {
  const bytes = Buffer.from(text, 'base64');
  const id = createHash('sha256').update('sealing key').update(bytes).digest('hex').slice(0, 12);
  return { id, key: createSecretKey(bytes) };
}

/** @param newest and each of `earlier`: what `isSealingKey` takes */
export function createKeyRing({ newest, earlier }: { newest: string; earlier: readonly string[] }): KeyRing {
  const first = toSealingKey(newest);
  const all = [first, ...earlier.map(toSealingKey)];
  return { newest: first, all: new Map(all.map(({ id, key }) => [id, key])) };
}
