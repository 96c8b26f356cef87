import * as z from 'zod/mini';

const count = () => z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0);

/** What a test or a person can make go wrong. A number holds for the next so many requests or events. */
export const faultsSchema = z.strictObject({
  /** Creating a transaction answers 500 and charges nothing. */
  failCreate: count(),
  /** Any call answers 500 (guarantee/gateway-outage). */
  failAll: count(),
  /** Any call waits this long before it is looked at. */
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(600_000)), 0),
  /** Charges, then cuts the connection without an answer (guarantee/lost-answer). */
  dropAnswer: count(),
  /** Charges, then never answers: the caller runs into its own time-out (guarantee/lost-answer). */
  hangAnswer: count(),
  /** Sends each event this many times (guarantee/duplicate-events). */
  copies: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
  /** Sends no event at all (guarantee/lost-events). */
  muteEvents: z._default(z.boolean(), false),
  /** Loses the next events. */
  dropEvents: count(),
  /** Keeps events back until they are released, in whatever order (guarantee/event-order). */
  holdEvents: z._default(z.boolean(), false),
  /** The event arrives before the answer (guarantee/early-event). */
  eventFirst: z._default(z.boolean(), false),
  /** How long new transactions stay pending, instead of the usual; null is the usual. */
  settleMs: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))), null),
});
export type Faults = z.infer<typeof faultsSchema>;

export const NO_FAULTS: Faults = faultsSchema.parse({});

type Counted = { [K in keyof Faults]: Faults[K] extends number ? K : never }[keyof Faults];

/** Whether a counted fault strikes now; it strikes once less afterwards. */
export function strikes(faults: Faults, name: Exclude<Counted, 'copies' | 'delayMs'>): boolean {
  if (faults[name] === 0) return false;
  faults[name] -= 1;
  return true;
}
