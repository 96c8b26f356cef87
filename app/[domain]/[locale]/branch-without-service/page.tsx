import { BranchList, branchListMetadata } from '@/components/branches/branch-list';
import type { RouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: RouteParams };

export const generateMetadata = ({ params }: Props) =>
  branchListMetadata({ params, title: 'without_service_title', screen: 'branch-without-service' });

export default function BranchWithoutServicePage({ params }: Props) {
  return (
    <BranchList
      view="BranchWithOutService"
      params={params}
      title="without_service_title"
      services={null}
      link="services"
    />
  );
}
