import { TenantsScreen } from '@/components/staff/operator/tenants-screen';

export default function Page() {
  return <TenantsScreen />;
}
