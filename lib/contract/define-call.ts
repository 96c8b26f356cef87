import type * as z from 'zod/mini';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import type { SERVICE_NAMES } from './service-names.mjs';

export type ServiceName = (typeof SERVICE_NAMES)[number];

/** The kinds of things that a call names by the `id` of its path, and that have one branch. */
export type BranchThing =
  | 'order'
  | 'payment'
  | 'refund'
  | 'booking'
  | 'offer'
  | 'waiter_call'
  | 'table'
  | 'help_request'
  | 'device'
  | 'branch'
  | 'television'
  | 'close'
  | 'move';
/**
 * Whose branch a call of staff is about (rule staff/branches). `named`: of the `supplier_id` of its query or body. `whole`: the
 * restaurant's, which nobody calls who works at some branches alone. `asked`: its verb keeps to `branchesOf` or `listedBranches`.
 */
export type CallBranch = BranchThing | 'named' | 'whole' | 'asked';

/**
 * Router, clients, OpenAPI and the contract suite read this table. `path` has `{name}` parameters; `optional-profile`
 * accepts a diner's headers and refuses wrong ones.
 */
export type Call = {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /**
   * `session`: somebody who signed in at the staff address, which has no tenant (rule staff/people); `device`: a shared tablet;
   * `at-work`: either (rule staff/devices); `operator`: an operator of the installation, with a second factor (rule staff/operators).
   */
  auth: 'none' | 'profile' | 'optional-profile' | 'staff' | 'session' | 'device' | 'at-work' | 'operator';
  /** A call of staff names what their key must be allowed to do, which its verb asks (rule staff/keys). */
  scope?: StaffScope;
  branch?: CallBranch;
  status: 200 | 201 | 204;
  /**
   * For a POST or a PUT (rule platform/idempotency). `required`: refused without one, a repeat gets the first answer. `accepted`:
   * done once for a key, a repeat answers the current state.
   */
  idempotency?: 'required' | 'accepted';
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The size of a body of JSON; left out: a quarter of a megabyte. */
  mostBytes?: number;
  /** Its verb masks card numbers or drops them; any other call refuses a body that holds one (guarantee/no-card-data). */
  ownCardCheck?: true;
  /** Then the body is a form (multipart/form-data): the parts of `body`, and one file in the part `file`. */
  file?: { mostBytes: number };
  response: z.ZodMiniType;
};

/** A call of staff that says nothing of its branch does not compile. */
type SaysBranch<T> = T extends { auth: 'staff' } ? { branch: CallBranch } : unknown;

export function defineCall<const T extends Call>(call: T & SaysBranch<T>): T {
  return call;
}
