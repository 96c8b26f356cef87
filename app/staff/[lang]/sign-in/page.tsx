import { SignIn } from '@/components/staff/sign-in/sign-in';

export default function Page() {
  return <SignIn />;
}
