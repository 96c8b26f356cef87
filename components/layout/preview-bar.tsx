import { getTranslations } from 'next-intl/server';

/** Says that this is a preview, and ends it by a link (rule tenant/preview). */
export async function PreviewBar({ name }: { name: string }) {
  const t = await getTranslations('Preview');
  return (
    <aside aria-label={t('label')} className="preview-bar">
      <p>{t('text', { name })}</p>
      <a href="/?preview=off">{t('leave')}</a>
    </aside>
  );
}
