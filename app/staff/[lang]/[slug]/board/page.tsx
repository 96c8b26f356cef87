import { BoardScreen } from '@/components/staff/board/board-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <BoardScreen slug={(await params).slug} />;
}
