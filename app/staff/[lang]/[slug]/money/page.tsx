import { MoneyScreen } from '@/components/staff/money/money-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <MoneyScreen slug={(await params).slug} />;
}
