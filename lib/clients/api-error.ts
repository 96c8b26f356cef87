/** Why a call failed: nothing came, too late, a coded answer, or an answer against the contract. */
export class ApiError extends Error {
  readonly kind: 'network' | 'timeout' | 'http' | 'contract';
  readonly status: number | null;
  readonly key: string;
  readonly fields: Record<string, string>;
  /** The numbers and names of the sentence that a diner reads; amounts in major units. */
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

/** An answer that asking again would not change, such as a locked instance's. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && error.status < 500 && error.status !== 429;
