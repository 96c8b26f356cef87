import { BranchList, branchListMetadata } from '@/components/branches/branch-list';
import type { RouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: RouteParams };

export const generateMetadata = ({ params }: Props) =>
  branchListMetadata({ params, title: 'location_title', screen: 'my-location' });

/** Asks where a delivery goes, whatever there is to choose (rule delivery/reach). */
export default function MyLocationPage({ params }: Props) {
  return (
    <BranchList
      view="MyLocation"
      params={params}
      title="location_title"
      services={['delivery', 'schedule']}
      link="home"
    />
  );
}
