import { SaidScreen } from '@/components/staff/said/said-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <SaidScreen slug={(await params).slug} />;
}
