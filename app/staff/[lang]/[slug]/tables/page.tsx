import { TablesScreen } from '@/components/staff/tables/tables-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <TablesScreen slug={(await params).slug} />;
}
