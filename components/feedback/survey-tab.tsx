import { ClipboardList } from 'lucide';
import { Icon } from '@/components/ui/icon';

/** Stands in the rating tab's place with the survey's title; it does not open by itself (rule feedback/rating-tab). */
export function SurveyTab({ title, onOpen }: { title: string; onOpen: () => void }) {
  return (
    <button type="button" className="dock-part rating-tab" onClick={onOpen}>
      <Icon of={ClipboardList} size={18} />
      <span className="line-clamp-1">{title}</span>
    </button>
  );
}
