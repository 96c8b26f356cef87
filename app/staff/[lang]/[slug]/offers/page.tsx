import { OffersScreen } from '@/components/staff/offers/offers-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <OffersScreen slug={(await params).slug} />;
}
