import { TodayScreen } from '@/components/staff/today/today-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <TodayScreen slug={(await params).slug} />;
}
