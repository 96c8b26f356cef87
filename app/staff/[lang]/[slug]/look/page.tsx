import { LookScreen } from '@/components/staff/look/look-screen';
import { loadPolicyDrafts } from '@/lib/i18n/load-policy-drafts';

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <LookScreen slug={(await params).slug} drafts={await loadPolicyDrafts()} />;
}
