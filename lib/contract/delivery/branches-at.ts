import * as z from 'zod/mini';
import { amountSchema, arrivalMinutesSchema, idSchema } from '@/lib/contract/primitives';

/** A branch that delivers to a point (rule delivery/reach). */
const reachingBranchSchema = z.object({
  supplier_id: idSchema,
  /** The zone that covers the point; null: one of the branch's list. */
  polygon_id: z.nullable(idSchema),
  /** Null: chosen from the branch's list of zones, which knows no points. */
  delivery_price: z.nullable(amountSchema),
  minimum: amountSchema,
  minutes: arrivalMinutesSchema,
  /** Null: no point is known. */
  distance_m: z.nullable(z.int().check(z.gte(0))),
});

export const branchesAtSchema = z.object({ branches: z.array(reachingBranchSchema) });
export type ReachingBranch = z.infer<typeof reachingBranchSchema>;
export type BranchesAt = z.infer<typeof branchesAtSchema>;
