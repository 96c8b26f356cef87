import type * as z from 'zod/mini';

/** The services of decision 30: the word after `/services/` and the base URL it stands for. */
export const SERVICE_NAMES = [
  'core',
  'tracking',
  'experience',
  'cart',
  'core-api',
  'polygons',
  'surveys',
  'payments',
  'on-table',
  'staff',
] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/**
 * One call of the wire. Router, clients, OpenAPI and the contract suite read this table and nothing else.
 * `path` is the specification's own, with `{name}` for what varies. `auth` says whose headers it needs;
 * `optional-profile` takes a diner's when they come and refuses wrong ones.
 */
export type Call = {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  auth: 'none' | 'profile' | 'optional-profile' | 'staff';
  status: 200 | 201 | 204;
  /** `required`: without an `Idempotency-Key` the call is refused (decision 107). Any POST of a known caller may carry one. */
  idempotency?: 'required';
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
};

export function defineCall<const T extends Call>(call: T): T {
  return call;
}
