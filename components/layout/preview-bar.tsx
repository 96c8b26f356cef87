import { getTranslations } from 'next-intl/server';

/** Bar of a preview, with a link that ends it (rule tenant/preview). */
export async function PreviewBar({ name }: { name: string }) {
  const t = await getTranslations('Preview');
  return (
    <aside aria-label={t('label')} className="preview-bar">
      <p>{t('text', { name })}</p>
      <a href="/?preview=off">{t('leave')}</a>
    </aside>
  );
}
