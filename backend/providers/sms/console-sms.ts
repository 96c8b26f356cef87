import type { Logger } from 'pino';
import type { SmsPort } from './port';

/** Sends nothing: for a demo, where the screen shows the code. Neither code nor phone is logged. */
export const createConsoleSms = (log: Pick<Logger, 'info'>): SmsPort => ({
  delivers: false,
  codeKey: 'of a demo that sends nothing',
  async send({ id, tenant }) {
    log.info({ tenant, message: id }, 'SMS not sent: SMS_URL is not set; the screen shows the code');
  },
});
