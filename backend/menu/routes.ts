import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/menu/calls';
import { getProduct } from './get-product';
import { getSupplier } from './get-supplier';

export function registerMenu({ on }: { on: OnCall }): void {
  on(calls.getSupplierBySlug, ({ ctx, params }) => getSupplier({ ctx, input: params }));
  on(calls.getProduct, ({ ctx, params }) => getProduct({ ctx, input: params }));
}
