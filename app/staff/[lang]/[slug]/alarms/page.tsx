import { AlarmsScreen } from '@/components/staff/alarms/alarms-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <AlarmsScreen slug={(await params).slug} />;
}
