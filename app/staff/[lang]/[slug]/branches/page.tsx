import { BranchesScreen } from '@/components/staff/branches/branches-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <BranchesScreen slug={(await params).slug} />;
}
