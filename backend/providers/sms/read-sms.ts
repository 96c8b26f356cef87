import * as z from 'zod';
import type { SmsConfig } from './create-sms';

export const SMS_VARIABLES = {
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_SECRET: z.string().min(16).optional(),
};

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/;

/** Without a provider a demo shows its codes, and a production asks for none. @throws Error for half of it */
export function readSms({
  SMS_URL,
  SMS_SECRET,
  PUBLIC_ORIGIN,
}: {
  SMS_URL?: string | undefined;
  SMS_SECRET?: string | undefined;
  PUBLIC_ORIGIN: string;
}): SmsConfig {
  if (!SMS_URL && !SMS_SECRET) return PUBLIC_ORIGIN.startsWith('https:') ? null : { kind: 'console' };
  if (!SMS_URL || !SMS_SECRET)
    throw new Error('SMS_URL and SMS_SECRET go together: the secret signs what is sent to the address.');
  if (!SMS_URL.startsWith('https:') && !LOOPBACK.test(`${SMS_URL}/`))
    throw new Error('SMS_URL must be https, or http on this machine: messages carry phones and codes.');
  return { kind: 'webhook', url: SMS_URL, secret: SMS_SECRET };
}
