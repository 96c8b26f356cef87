import * as z from 'zod/mini';
import { idSchema } from '@/lib/contract/primitives';

/**
 * The doer of something at a restaurant; `branch`: a setting of its own. `name`: a person's, a key's label or a tablet's; null for the
 * command line, for a setting and for a diner, and for a person who is gone.
 */
export const doerSchema = z.object({
  kind: z.enum(['person', 'key', 'device', 'operator', 'branch', 'diner']),
  id: z.nullable(idSchema),
  name: z.nullable(z.string()),
});
export type Doer = z.infer<typeof doerSchema>;

/** The name of somebody else who decided the same before; null: this call, or its sender, decided it. */
export const decidedBySchema = z._default(z.nullable(z.string()), null);
