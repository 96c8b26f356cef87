import { BranchList, branchListMetadata } from '@/components/branches/branch-list';
import type { RouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: RouteParams };

export const generateMetadata = ({ params }: Props) =>
  branchListMetadata({ params, title: 'offices_title', screen: 'branch-offices' });

export default function BranchOfficesPage({ params }: Props) {
  return (
    <BranchList view="BranchOffices" params={params} title="offices_title" services={null} link="office" />
  );
}
