import { ImportScreen } from '@/components/staff/import/import-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <ImportScreen slug={(await params).slug} />;
}
