import type { SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { resolveCapabilities } from '@/lib/domain/branches/capabilities';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isOrderable } from '@/lib/domain/branches/service-support';
import { offersHours } from './assert-hour';
import type { PurchaseRow } from './purchase-rows';

/** @throws service_unavailable, on_table_unavailable, room_unavailable, scan_table, scan_room */
export function assertOrderable({
  supplier,
  service,
  subservice,
  ctx,
}: {
  supplier: SupplierRow;
  ctx: Context;
} & Pick<PurchaseRow, 'service' | 'subservice'>): void {
  const choice = toServiceChoice({ service, subservice });
  const offersIt =
    supplier.services.includes(choice) ||
    (choice === 'on_table' && supplier.services.includes('grab_and_go'));
  const isLater = subservice === 'schedule';
  if (!offersIt || (isLater && !offersHours({ service, supplier })))
    throw new AppError('service_unavailable');
  if (!isOrderable(choice)) {
    throw new AppError(choice === 'room' ? 'room_unavailable' : 'on_table_unavailable');
  }
  const { canOrder, reason } = resolveCapabilities({
    service: choice,
    onTableClass: supplier.on_table_class,
    tableKnown: false,
    roomKnown: false,
    hideCallWaiter: false,
  });
  if (canOrder) return;
  throw new AppError(reason === 'scan_table' || reason === 'scan_room' ? reason : 'service_unavailable', {
    message: `instance ${ctx.instance.id} takes no orders this way`,
  });
}
