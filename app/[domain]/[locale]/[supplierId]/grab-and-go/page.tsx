import { TableMenu, tableMenuMetadata } from '@/components/menu/table-menu';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: SupplierRouteParams };

export const generateMetadata = ({ params }: Props) =>
  tableMenuMetadata({ params, menuAddress: 'grab_and_go' });

/** Pay first, pick up with a code (rule table/grab-and-go). */
export default function GrabAndGoPage({ params }: Props) {
  return <TableMenu params={params} menuAddress="grab_and_go" />;
}
