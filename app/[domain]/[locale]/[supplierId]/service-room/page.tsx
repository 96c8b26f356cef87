import { TableMenu, tableMenuMetadata } from '@/components/menu/table-menu';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: SupplierRouteParams };

export const generateMetadata = ({ params }: Props) => tableMenuMetadata({ params, menuAddress: 'room' });

/** The menu of a room: it takes orders once the room's code was scanned (rule table/room-code). */
export default function ServiceRoomPage({ params }: Props) {
  return <TableMenu params={params} menuAddress="room" />;
}
