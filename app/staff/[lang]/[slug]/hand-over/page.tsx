import { HandOverScreen } from '@/components/staff/hand-over/hand-over-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <HandOverScreen slug={(await params).slug} />;
}
