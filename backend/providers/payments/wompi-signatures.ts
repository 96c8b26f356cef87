import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Signs what is to be charged: plain SHA-256 in lower-case hex, never sent to a browser. */
export function signIntegrity({
  reference,
  cents,
  currency,
  expirationTime,
  secret,
}: {
  reference: string;
  cents: number;
  currency: string;
  expirationTime: string | null;
  secret: string;
}): string {
  return sha256(`${reference}${cents}${currency}${expirationTime ?? ''}${secret}`);
}

/** The checksum of an event over its values, in the order that the event names them. */
export function signEvent({
  values,
  timestamp,
  secret,
}: {
  values: readonly (string | number | boolean)[];
  timestamp: number;
  secret: string;
}): string {
  return sha256(`${values.join('')}${timestamp}${secret}`);
}

/** Whether two checksums are the same, in upper or lower case, in a time that tells nothing of either. */
export function isSameChecksum(one: string, other: string): boolean {
  const bytes = (text: string) => createHash('sha256').update(text.toLowerCase()).digest();
  return timingSafeEqual(bytes(one), bytes(other));
}
