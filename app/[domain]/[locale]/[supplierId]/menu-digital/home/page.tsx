import { TableHome } from '@/components/menu/table-home';
import { tableMenuMetadata } from '@/components/menu/table-menu';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: SupplierRouteParams };

export const generateMetadata = ({ params }: Props) => tableMenuMetadata({ params, menuAddress: 'table' });

/** The first screen at the table (rule menu/addresses). */
export default function TableHomePage({ params }: Props) {
  return <TableHome params={params} />;
}
