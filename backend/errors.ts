import { ERROR_STATUS, type ErrorBody, type ErrorKey } from '@/lib/contract/errors';

/** What a verb throws: a key of the contract, and what the answer adds to it. */
export class AppError extends Error {
  readonly key: ErrorKey;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    key: ErrorKey,
    more: { message?: string; fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(more.message ?? key);
    this.name = 'AppError';
    this.key = key;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  get status() {
    return ERROR_STATUS[this.key];
  }

  toBody(): ErrorBody {
    return {
      error: { key: this.key, message: this.message, ...(this.fields ? { fields: this.fields } : {}) },
    };
  }
}
