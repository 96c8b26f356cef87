import { OrderNote } from '@/components/branches/order-note';
import { SEAT_NOTE_ID } from '@/components/layout/slots';
import { RoomNote } from '@/components/table/room-note';
import { SeatedWords } from '@/components/table/seated-words';
import type { Supplier } from '@/lib/contract/branches/supplier';
import { asksForSeat, type OrderHint } from '@/lib/domain/branches/order-hint';
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
  const note =
    hint === 'scan_room' ? (
      <RoomNote branch={supplier} establishment={establishment} />
    ) : (
      <OrderNote
        hint={hint}
        branch={supplier}
        hours={supplier.opening_hours}
        establishment={establishment}
        lineId={SEAT_NOTE_ID}
      />
    );
  return (
    <>
      {note}
      {asksForSeat(hint) && (
        <SeatedWords
          kind={hint === 'scan_room' ? 'room' : 'table'}
          branchId={supplier.id}
          isLater={supplier.on_table_class === 'checkout'}
          hours={supplier.opening_hours}
          establishment={establishment}
        />
      )}
    </>
  );
}
