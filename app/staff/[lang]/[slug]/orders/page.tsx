import { OrdersScreen } from '@/components/staff/orders/orders-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <OrdersScreen slug={(await params).slug} />;
}
