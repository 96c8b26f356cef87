import { getTranslations } from 'next-intl/server';

/** With a link that ends the preview (rule tenant/preview). */
export async function PreviewBar({ name }: { name: string }) {
  const t = await getTranslations('Preview');
  return (
    <aside aria-label={t('label')} className="preview-bar">
      <p>{t('text', { name })}</p>
      <a href="/?preview=off">{t('leave')}</a>
    </aside>
  );
}
