import { TenantScreen } from '@/components/staff/operator/tenant-screen';

export default async function Page({ params }: { params: Promise<{ tenant: string }> }) {
  return <TenantScreen slug={(await params).tenant} />;
}
