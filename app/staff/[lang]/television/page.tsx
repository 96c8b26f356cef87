import { Television } from '@/components/staff/television/television';
import './hall.css';

export default function Page() {
  return <Television />;
}
