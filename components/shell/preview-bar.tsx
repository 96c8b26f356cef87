import { getTranslations } from 'next-intl/server';

/** Says that this is a look at a tenant under another address, and how to end it (decision 105). */
export async function PreviewBar({ name }: { name: string }) {
  const t = await getTranslations('Preview');
  return (
    <aside aria-label={t('label')} className="preview-bar">
      <p>{t('text', { name })}</p>
      <a href="/?preview=off">{t('leave')}</a>
    </aside>
  );
}
