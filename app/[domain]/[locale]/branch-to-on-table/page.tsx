import { BranchList, branchListMetadata } from '@/components/branches/branch-list';
import type { RouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: RouteParams };

export const generateMetadata = ({ params }: Props) =>
  branchListMetadata({ params, title: 'on_table_title', screen: 'branch-to-on-table' });

export default function BranchToOnTablePage({ params }: Props) {
  return (
    <BranchList
      view="BranchOnTable"
      params={params}
      title="on_table_title"
      services={['on_table']}
      link="menu"
    />
  );
}
