import type { Context } from '@/backend/context';
import type { MailMessage } from '@/backend/providers/mail/port';
import type { PushMessage } from '@/backend/providers/push/port';
import type { SmsMessage } from '@/backend/providers/sms/port';

/** A message about an order, by its channel. */
export type Outgoing =
  | { way: 'mail'; message: MailMessage }
  | { way: 'sms'; message: SmsMessage }
  | { way: 'push'; message: PushMessage };

/** Null where the installation sends nothing that way. `gone`: the address no longer exists. */
export function senderOf({
  ctx,
  outgoing,
}: {
  ctx: Context;
  outgoing: Outgoing;
}): (() => Promise<'gone' | unknown>) | null {
  const { mail, sms, push } = ctx;
  if (outgoing.way === 'mail') return mail && (() => mail.send(outgoing.message));
  if (outgoing.way === 'push') return push && (() => push.send(outgoing.message));
  return sms && (() => sms.send(outgoing.message));
}
