import type { Context } from '@/backend/context';
import type { MailMessage } from '@/backend/providers/mail/port';
import type { SmsMessage } from '@/backend/providers/sms/port';

/** What is told of an order, by the way that it goes. */
export type Outgoing = { way: 'mail'; message: MailMessage } | { way: 'sms'; message: SmsMessage };

/** Null where the installation sends nothing that way. */
export function senderOf({
  ctx,
  outgoing,
}: {
  ctx: Context;
  outgoing: Outgoing;
}): (() => Promise<void>) | null {
  const { mail, sms } = ctx;
  if (outgoing.way === 'mail') return mail && (() => mail.send(outgoing.message));
  return sms && (() => sms.send(outgoing.message));
}
