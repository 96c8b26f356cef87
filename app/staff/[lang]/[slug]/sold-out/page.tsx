import { SoldOutScreen } from '@/components/staff/sold-out/sold-out-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <SoldOutScreen slug={(await params).slug} />;
}
