import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SmsPort } from '@/backend/providers/sms/port';
import { toPhoneCode } from '@/lib/domain/people/phone-code';

/** The code of a demo, where the screen shows it. */
const DEMO_CODE = '1234';

export type CodeFacts = {
  instance_id: number;
  profile_id: number;
  purchase_id: number;
  id: string;
  phone: string;
};

const digest = (sms: SmsPort, parts: readonly unknown[]) =>
  createHmac('sha256', sms.codeKey).update(JSON.stringify(parts)).digest();

/** Hashes a value that is counted and not kept. @param kind keeps a phone and an address apart */
export const toCountedHash = (sms: SmsPort, kind: 'phone' | 'address', text: string): Buffer =>
  digest(sms, [kind, text]);

/** Derived, so that a dump of the database holds no code and a second sending has the same (docs/decisions/0145). */
export function codeOf(sms: SmsPort, facts: CodeFacts): string {
  if (!sms.delivers) return DEMO_CODE;
  const { instance_id, profile_id, purchase_id, id, phone } = facts;
  return toPhoneCode(digest(sms, ['code', instance_id, profile_id, purchase_id, id, phone]).readUIntBE(0, 6));
}

/** Compares in constant time. */
export function isCodeOf({ sms, facts, code }: { sms: SmsPort; facts: CodeFacts; code: string }): boolean {
  const expected = Buffer.from(codeOf(sms, facts));
  const given = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
