import type * as z from 'zod/mini';
import type { SERVICE_NAMES } from './service-names.mjs';

export type ServiceName = (typeof SERVICE_NAMES)[number];

/**
 * One call of the wire. Router, clients, OpenAPI and the contract suite read this table and nothing else.
 * `path` has `{name}` for what varies. `auth` says whose headers it needs;
 * `optional-profile` takes a diner's when they come and refuses wrong ones.
 */
export type Call = {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  auth: 'none' | 'profile' | 'optional-profile' | 'staff';
  status: 200 | 201 | 204;
  /**
   * How a POST takes an `Idempotency-Key` (rule platform/idempotency). `required`: refused without one; its answer is
   * kept and repeated letter by letter. `accepted`: done once for a key that it comes with, and answered as things stand
   * when it is repeated. A key counts for nothing at any other call.
   */
  idempotency?: 'required' | 'accepted';
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
};

export function defineCall<const T extends Call>(call: T): T {
  return call;
}
