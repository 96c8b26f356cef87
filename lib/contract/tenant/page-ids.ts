import * as z from 'zod/mini';
import { idSchema } from '@/lib/contract/primitives';

export const pageIdsSchema = z.object({ products: z.array(idSchema), categories: z.array(idSchema) });
export type PageIds = z.infer<typeof pageIdsSchema>;
