import { BranchList, branchListMetadata } from '@/components/branches/branch-list';
import type { RouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: RouteParams };

export const generateMetadata = ({ params }: Props) =>
  branchListMetadata({ params, title: 'on_table_title' });

export default function BranchToOnTablePage({ params }: Props) {
  return <BranchList params={params} title="on_table_title" service="on_table" link="menu" />;
}
