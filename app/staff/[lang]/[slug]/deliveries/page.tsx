import { DeliveriesScreen } from '@/components/staff/deliveries/deliveries-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <DeliveriesScreen slug={(await params).slug} />;
}
