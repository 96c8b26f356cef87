/** A failed call: no answer, timeout, coded error, or an answer against the contract. */
export class ApiError extends Error {
  readonly kind: 'network' | 'timeout' | 'http' | 'contract';
  readonly status: number | null;
  readonly key: string;
  readonly fields: Record<string, string>;
  /** For the diner's sentence; amounts in major units. */
  readonly values: Record<string, string | number>;

  constructor({
    kind,
    status = null,
    key,
    fields = {},
    values = {},
  }: {
    kind: ApiError['kind'];
    status?: number | null;
    key: string;
    fields?: Record<string, string> | undefined;
    values?: Record<string, string | number> | undefined;
  }) {
    super(`${kind}: ${key}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.key = key;
    this.fields = fields;
    this.values = values;
  }
}

/** Asking again would not change the answer. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && error.status < 500 && error.status !== 429;
