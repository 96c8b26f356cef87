import { Bell } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useSlice } from '@/lib/browser/app-provider';

/** The last five things that orders told, the newest first (rule visit/notices). */
export function PanelNotices() {
  const t = useTranslations('Panel');
  const notices = useSlice('shared', (state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="panel-notices">
      <h3 id="panel-notices" className="panel-title">
        {t('notices')}
      </h3>
      <ul>
        {notices.map((notice) => (
          <li key={notice} className="panel-row">
            <Icon of={Bell} size={22} className="flex-none text-brand-text" />
            <span className="flex-1 [overflow-wrap:anywhere]">{notice}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
