import * as z from 'zod';

export const MAIL_VARIABLES = { MAIL_URL: z.string().optional(), MAIL_FROM: z.string().optional() };

/** Null: this installation sends no mail, and its screens show links to share. */
export type MailConfig = { url: string; from: string } | null;

const LOOPBACK = /^smtp:\/\/([^@/]*@)?(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/;
/** One address without a name: the sender's name is set for each message. */
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/** Mail goes unencrypted to this machine alone. */
export const isLoopbackMail = (url: string): boolean => LOOPBACK.test(url);

/** @throws Error for half of it */
export function readMail({
  MAIL_URL: url,
  MAIL_FROM: from,
}: {
  MAIL_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
}): MailConfig {
  if (!url && !from) return null;
  if (!url || !from)
    throw new Error('MAIL_URL and MAIL_FROM go together: the server, and the address of the sender.');
  if (!/^smtps?:\/\//.test(url)) throw new Error('MAIL_URL must begin with smtp:// or smtps://.');
  if (!ADDRESS.test(from)) throw new Error('MAIL_FROM must be one address alone, without a name.');
  return { url, from };
}
