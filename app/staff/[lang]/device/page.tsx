import { TabletScreen } from '@/components/staff/devices/tablet-screen';

export default function Page() {
  return <TabletScreen />;
}
