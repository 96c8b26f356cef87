import { getTranslations } from 'next-intl/server';
import { ContactLinks } from '@/components/branches/contact-links';
import { ROOM_NOTE_ID } from '@/components/layout/slots';
import type { BranchContact } from '@/lib/domain/branches/contact';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';

/** Says how to order to a room; the script names the diner's own room in the same place (rule table/room-code). */
export async function RoomNote({
  branch,
  establishment,
}: {
  branch: BranchContact;
  establishment: EstablishmentKind;
}) {
  const t = await getTranslations('Product');
  return (
    <div className="order-note">
      <p id={ROOM_NOTE_ID} suppressHydrationWarning>
        {t('order_scan_room', { establishment })}
      </p>
      <ContactLinks branch={branch} />
    </div>
  );
}
