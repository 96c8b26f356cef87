import { Sessions } from '@/components/staff/sign-in/sessions';

export default function Page() {
  return <Sessions />;
}
