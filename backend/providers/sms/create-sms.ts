import type { Logger } from 'pino';
import { createBreaker } from '@/backend/providers/payments/breaker';
import { createConsoleSms } from './console-sms';
import type { SmsPort } from './port';
import { createWebhookSms } from './webhook-sms';

/** Null: this installation sends no SMS, so nobody is asked for a code (docs/decisions/0145). */
export type SmsConfig = { kind: 'console' } | { kind: 'webhook'; url: string; secret: string } | null;

export function createSms({
  config,
  clock,
  log,
}: {
  config: SmsConfig;
  clock: () => Date;
  log: Pick<Logger, 'info'>;
}): SmsPort | null {
  if (config === null) return null;
  if (config.kind === 'console') return createConsoleSms(log);
  return createWebhookSms({ ...config, clock, guarded: createBreaker(clock) });
}
