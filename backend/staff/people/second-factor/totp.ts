import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, stepsAt } from '@/lib/domain/staff/second-factor';

/** 160 bits, as the hash that counts them (RFC 4226, section 4). */
export const createSecret = (): Buffer => randomBytes(20);

/** The code of one half minute (RFC 4226, section 5.3; RFC 6238). */
export function codeAt({ secret, step }: { secret: Uint8Array; step: number }): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  // Apps count with SHA-1 alone, where it is not broken: nobody chooses what it hashes.
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(at) & 0x7fffffff;
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** @returns the half minute that the code is of; null: of none that is taken now */
export function findStep({
  secret,
  code,
  now,
}: {
  secret: Uint8Array;
  code: string;
  now: Date;
}): number | null {
  const given = Buffer.from(code);
  const isCode = (step: number) => {
    const expected = Buffer.from(codeAt({ secret, step }));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return stepsAt(now).find(isCode) ?? null;
}
