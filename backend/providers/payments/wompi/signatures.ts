import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Signs with a secret that is never sent to a browser. */
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

/** Signs the values in the order that the event names. */
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

/** Compares in constant time, whatever the case of letters. */
export function isSameChecksum(one: string, other: string): boolean {
  const bytes = (text: string) => createHash('sha256').update(text.toLowerCase()).digest();
  return timingSafeEqual(bytes(one), bytes(other));
}
