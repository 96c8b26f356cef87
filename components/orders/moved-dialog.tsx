import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';

/** In place of a question that was open when the order moved on, or its time ran out. @param title of the question */
export function MovedDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const [t, shell] = [useTranslations('Order'), useTranslations('Shell')];
  return (
    <Dialog onClose={onClose} title={title} closeLabel={shell('close')}>
      <p role="alert">{t('moved')}</p>
    </Dialog>
  );
}
