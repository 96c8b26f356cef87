import { BranchList, branchListMetadata } from '@/components/branches/branch-list';
import type { RouteParams } from '@/lib/i18n/route-params';

export const revalidate = 60;

type Props = { params: RouteParams };

export const generateMetadata = ({ params }: Props) =>
  branchListMetadata({ params, title: 'whatsapp_title', screen: 'branch-whatsapp' });

export default function BranchWhatsappPage({ params }: Props) {
  return (
    <BranchList
      view="BranchWhatsapp"
      params={params}
      title="whatsapp_title"
      services={null}
      link="whatsapp"
    />
  );
}
