import { TableMenu, tableMenuMetadata } from '@/components/menu/table-menu';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: SupplierRouteParams };

export const generateMetadata = ({ params }: Props) => tableMenuMetadata({ params, menuAddress: 'table' });

export default function OnTableMenuPage({ params }: Props) {
  return <TableMenu params={params} menuAddress="table" />;
}
