import { BranchesScreen } from '@/components/staff/branches/branches-screen';
import { installedMap } from '@/lib/config/installed-map';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <BranchesScreen slug={(await params).slug} map={installedMap()} />;
}
