import { PeopleScreen } from '@/components/staff/people/people-screen';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <PeopleScreen slug={(await params).slug} />;
}
