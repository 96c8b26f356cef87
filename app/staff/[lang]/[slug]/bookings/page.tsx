import { BookingsScreen } from '@/components/staff/bookings/bookings-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <BookingsScreen slug={(await params).slug} />;
}
