import { ChooseTenant } from '@/components/staff/choose-tenant';

export default function Page() {
  return <ChooseTenant />;
}
