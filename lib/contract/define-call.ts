import type * as z from 'zod/mini';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import type { SERVICE_NAMES } from './service-names.mjs';

export type ServiceName = (typeof SERVICE_NAMES)[number];

/**
 * Router, clients, OpenAPI and the contract suite read this table. `path` has `{name}` parameters; `optional-profile`
 * accepts a diner's headers and refuses wrong ones.
 */
export type Call = {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** `session`: somebody who signed in at the staff address, which has no tenant (rule staff/people). */
  auth: 'none' | 'profile' | 'optional-profile' | 'staff' | 'session';
  /** A call of staff names what their key must be allowed to do, which its verb asks (rule staff/keys). */
  scope?: StaffScope;
  status: 200 | 201 | 204;
  /**
   * For a POST or a PUT (rule platform/idempotency). `required`: refused without one, a repeat gets the first answer. `accepted`:
   * done once for a key, a repeat answers the current state.
   */
  idempotency?: 'required' | 'accepted';
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Its verb masks card numbers or drops them; any other call refuses a body that holds one (guarantee/no-card-data). */
  ownCardCheck?: true;
  /** Then the body is a form (multipart/form-data): the parts of `body`, and one file in the part `file`. */
  file?: { mostBytes: number };
  response: z.ZodMiniType;
};

export function defineCall<const T extends Call>(call: T): T {
  return call;
}
