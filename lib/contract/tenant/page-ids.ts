import * as z from 'zod/mini';
import { idSchema } from '@/lib/contract/primitives';

/** The ids that a branch has pages for: its products, and the top-level categories of its tenant. */
export const pageIdsSchema = z.object({ products: z.array(idSchema), categories: z.array(idSchema) });
export type PageIds = z.infer<typeof pageIdsSchema>;
