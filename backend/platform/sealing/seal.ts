import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Nonce, tag and ciphertext in this order, and which key opens them. */
export type Sealed = { key_id: string; sealed: Buffer };
/** Where a text belongs: it opens nowhere else. */
export type Place = readonly (string | number | null)[];

/** `no_key`: sealed with a key that is not here. `changed`: not what was sealed for this place. */
export class SealError extends Error {
  readonly fault: 'no_key' | 'changed';

  constructor(fault: SealError['fault']) {
    super(fault);
    this.name = 'SealError';
    this.fault = fault;
  }
}

const toData = (place: Place, keyId: string) => Buffer.from(JSON.stringify([keyId, ...place]));

/** Seals with the newest key and a nonce of its own (guarantee/sealed-accounts). */
export function seal({ ring, text, place }: { ring: KeyRing; text: string; place: Place }): Sealed {
  const { id, key } = ring.newest;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(toData(place, id));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { key_id: id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), hidden]) };
}

/** @throws SealError, which says nothing of the text */
export function openSealed({
  ring,
  place,
  key_id,
  sealed,
}: Sealed & { ring: KeyRing; place: Place }): string {
  const key = ring.all.get(key_id);
  if (!key) throw new SealError('no_key');
  const from = NONCE_BYTES + TAG_BYTES;
  if (sealed.length < from) throw new SealError('changed');
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(toData(place, key_id));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, from));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(from)), decipher.final()]).toString('utf8');
  } catch {
    throw new SealError('changed');
  }
}
