import { CloseScreen } from '@/components/staff/close/close-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <CloseScreen slug={(await params).slug} />;
}
