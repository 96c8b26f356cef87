import { OrderNote } from '@/components/branches/order-note';
import { RoomNote } from '@/components/table/room-note';
import { SEAT_NOTE_ID } from '@/components/table/seat-note-id';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';

/** How to order, in the document of a menu. The script writes over it what a scanned code changes. */
export function MenuNote({
  hint,
  supplier,
  establishment,
}: {
  hint: OrderHint | null;
  supplier: Supplier;
  establishment: EstablishmentKind;
}) {
  if (hint === null) return null;
  if (hint === 'scan_room') return <RoomNote branch={supplier} establishment={establishment} />;
  return (
    <OrderNote
      hint={hint}
      branch={supplier}
      hours={supplier.opening_hours}
      establishment={establishment}
      lineId={SEAT_NOTE_ID}
    />
  );
}
