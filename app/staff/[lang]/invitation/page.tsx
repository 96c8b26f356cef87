import { Invitation } from '@/components/staff/sign-in/invitation';

export default function Page() {
  return <Invitation />;
}
