import { BranchList, branchListMetadata } from '@/components/branches/branch-list';
import type { RouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: RouteParams };

export const generateMetadata = ({ params }: Props) =>
  branchListMetadata({ params, title: 'location_title', screen: 'location' });

/** Asks where a delivery goes (rule delivery/start, rule delivery/reach, rule branches/choice-by-service). */
export default function LocationPage({ params }: Props) {
  return (
    <BranchList
      view="Location"
      params={params}
      title="location_title"
      services={['delivery', 'schedule']}
      link="home"
      forwards
    />
  );
}
