import { ERROR_STATUS, type ErrorKey } from '@/lib/contract/error-status';
import type { ErrorBody } from '@/lib/contract/errors';

export class AppError extends Error {
  readonly key: ErrorKey;
  readonly fields: Record<string, string> | undefined;
  readonly values: Record<string, number | string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    key: ErrorKey,
    more: {
      message?: string;
      fields?: Record<string, string>;
      values?: Record<string, number | string>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(more.message ?? key);
    this.name = 'AppError';
    this.key = key;
    this.fields = more.fields;
    this.values = more.values;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  get status() {
    return ERROR_STATUS[this.key];
  }

  toBody(): ErrorBody {
    const { key, message, fields, values } = this;
    return { error: { key, message, ...(fields ? { fields } : {}), ...(values ? { values } : {}) } };
  }
}
