import type { FieldPlace } from '@/lib/domain/shop/draft/draft';
import { TENANT_KEY } from '@/lib/domain/shop/shop-document';

/** A field of the restaurant itself. */
export const at = (...field: string[]): FieldPlace => ({ kind: 'tenant', key: TENANT_KEY, field });
