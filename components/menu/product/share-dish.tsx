import { Share2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { CopyByHand } from '@/components/layout/copy-by-hand';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import { useCopy } from '@/lib/browser/use-copy';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** Gives the product's own address away: by the phone's sheet where it has one, else as a copied link. */
export function ShareDish({ id, name }: { id: number; name: string }) {
  const t = useTranslations('Product');
  const { tenant, screen } = useApp();
  const { state, share } = useCopy();
  const slug = screen.supplier?.slug;
  if (slug === undefined) return null;
  const url = `${location.origin}${screenPath({ screen: '*/#', slug, id })}`;
  const press = () => share({ title: `${name} · ${tenant.name}`, url }, url);
  return (
    <>
      <button
        type="button"
        className="link-button inline-flex items-center gap-2"
        onClick={() => void press()}
      >
        <Icon of={Share2} size={20} className="flex-none" />
        <span aria-live="polite">{t(state === 'copied' ? 'share_copied' : 'share')}</span>
      </button>
      <CopyByHand state={state} text={url} />
    </>
  );
}
