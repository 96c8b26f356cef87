import { HistoryScreen } from '@/components/staff/history/history-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <HistoryScreen slug={(await params).slug} />;
}
