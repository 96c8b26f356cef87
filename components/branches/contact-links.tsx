import { MessageCircle, Phone } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type BranchContact, contactOf } from '@/lib/domain/branches/contact';

export function ContactLinks({ branch }: { branch: BranchContact }) {
  const t = useTranslations('Contact');
  const { phone, whatsapp } = contactOf(branch);
  if (!phone && !whatsapp) return null;
  return (
    <div className="branch-contact">
      {whatsapp && (
        <a className="button button-quiet" href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon of={MessageCircle} size={20} />
          {t('chat')}
        </a>
      )}
      {phone && (
        <a className="button button-quiet" href={phone}>
          <Icon of={Phone} size={20} />
          {t('call')}
        </a>
      )}
    </div>
  );
}
