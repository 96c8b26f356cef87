import { MenuScreen } from '@/components/staff/menu/menu-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <MenuScreen slug={(await params).slug} />;
}
