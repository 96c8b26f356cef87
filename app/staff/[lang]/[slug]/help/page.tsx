import { HelpScreen } from '@/components/staff/help/help-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <HelpScreen slug={(await params).slug} />;
}
