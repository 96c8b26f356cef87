import { TableMenu, tableMenuMetadata } from '@/components/menu/table-menu';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: SupplierRouteParams };

export const generateMetadata = ({ params }: Props) => tableMenuMetadata({ params, menuAddress: 'room' });

/** What is ordered to a room whose code was scanned; else a menu to read (rule table/room-code). */
export default function ServiceRoomPage({ params }: Props) {
  return <TableMenu params={params} menuAddress="room" />;
}
