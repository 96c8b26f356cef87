import * as z from 'zod/mini';

const count = () => z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0);

/** Each count says how many of the next requests or events fail in that way. */
export const faultsSchema = z.strictObject({
  /** 500, nothing charged. */
  failCreate: count(),
  /** 500 for any call (guarantee/gateway-outage). */
  failAll: count(),
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(600_000)), 0),
  /** Charges, then cuts the connection (guarantee/lost-answer). */
  dropAnswer: count(),
  /** Charges, then never answers (guarantee/lost-answer). */
  hangAnswer: count(),
  /** (guarantee/duplicate-events) */
  copies: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
  /** (guarantee/lost-events) */
  muteEvents: z._default(z.boolean(), false),
  dropEvents: count(),
  /** Until released (guarantee/event-order). */
  holdEvents: z._default(z.boolean(), false),
  /** Before the answer (guarantee/early-event). */
  eventFirst: z._default(z.boolean(), false),
  /** Null is the usual time. */
  settleMs: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))), null),
});
export type Faults = z.infer<typeof faultsSchema>;

export const NO_FAULTS: Faults = faultsSchema.parse({});

type Counted = { [K in keyof Faults]: Faults[K] extends number ? K : never }[keyof Faults];

export function strikes(faults: Faults, name: Exclude<Counted, 'copies' | 'delayMs'>): boolean {
  if (faults[name] === 0) return false;
  faults[name] -= 1;
  return true;
}
