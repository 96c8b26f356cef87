import { createTransport } from 'nodemailer';
import { type Breaker, createBreaker } from '@/backend/providers/payments/breaker';
import { GatewayError } from '@/backend/providers/payments/port';
import type { MailMessage, MailPort } from './port';
import { isLoopbackMail, type MailConfig } from './read-mail';

const LIMIT_MS = 8_000;

/** A server's «never» is 5xx about this message; a 5xx about the login is the operator's to mend. */
const isFinal = ({ code, responseCode }: { code?: string; responseCode?: number }): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;

/** Addresses are in what a server says: only its number is told. */
function toFailure(error: Error & { code?: string; responseCode?: number }): GatewayError {
  const said = error.responseCode ?? error.code ?? error.name;
  return new GatewayError(isFinal(error) ? 'refused' : 'unavailable', `the mail server said ${said}`);
}

/** Null: nothing is sent (docs/operations/mail.md). */
export function createMail({ config, clock }: { config: MailConfig; clock: () => Date }): MailPort | null {
  if (config === null) return null;
  const { url, from } = config;
  const transport = createTransport({
    url,
    requireTLS: !isLoopbackMail(url),
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const guarded: Breaker = createBreaker(clock);
  const post = async ({ id, to, from: name, replyTo, subject, text }: MailMessage): Promise<void> => {
    await transport
      .sendMail({
        messageId: `<${id}@${from.split('@')[1]}>`,
        from: { name, address: from },
        to: { name: '', address: to },
        ...(replyTo === null ? {} : { replyTo: { name, address: replyTo } }),
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      .catch((error: Error) => {
        throw toFailure(error);
      });
  };
  return { send: (message) => guarded(() => post(message)) };
}
