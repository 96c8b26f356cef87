import { BranchList, branchListMetadata } from '@/components/branches/branch-list';
import type { RouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: RouteParams };

export const generateMetadata = ({ params }: Props) =>
  branchListMetadata({ params, title: 'take_away_title', screen: 'branch-to-take-away' });

export default function BranchToTakeAwayPage({ params }: Props) {
  return (
    <BranchList
      view="BranchToTakeAway"
      params={params}
      title="take_away_title"
      services={['take_away']}
      link="home"
    />
  );
}
