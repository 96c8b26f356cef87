import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import type { CartLine } from '@/lib/contract/cart/cart';
import { editLine } from '@/lib/stores/cart/edited-line';

/** Opens the dish of a line as it was chosen (rule cart/edit). */
export function EditButton({ line }: { line: CartLine }) {
  const t = useTranslations('Cart');
  const { supplier } = useApp().screen;
  if (!supplier) return null;
  return (
    <button
      type="button"
      className="link-button"
      aria-label={t('edit_line', { name: line.name })}
      onClick={() => editLine(line)}
    >
      {t('edit')}
    </button>
  );
}
