import { StartScreen } from '@/components/staff/start/start-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <StartScreen slug={(await params).slug} />;
}
