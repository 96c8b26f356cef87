import { ActsScreen } from '@/components/staff/operator/acts-screen';

export default function Page() {
  return <ActsScreen />;
}
