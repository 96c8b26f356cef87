import { BranchList, branchListMetadata } from '@/components/branches/branch-list';
import type { RouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: RouteParams };

export const generateMetadata = ({ params }: Props) =>
  branchListMetadata({ params, title: 'book_title', screen: 'branch-to-book' });

export default function BranchToBookPage({ params }: Props) {
  return (
    <BranchList view="BranchToBook" params={params} title="book_title" services={['book']} link="booking" />
  );
}
