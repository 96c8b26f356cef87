import { MessageCircle, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type BranchContact, contactOf } from '@/lib/domain/branches/contact';

export function ContactLinks({ branch }: { branch: BranchContact }) {
  const t = useTranslations('Contact');
  const { phone, whatsapp } = contactOf(branch);
  if (!phone && !whatsapp) return null;
  return (
    <div className="branch-contact">
      {whatsapp && (
        <a className="button button-quiet" href={whatsapp} target="_blank" rel="noopener noreferrer">
          <MessageCircle size={20} aria-hidden />
          {t('chat')}
        </a>
      )}
      {phone && (
        <a className="button button-quiet" href={phone}>
          <Phone size={20} aria-hidden />
          {t('call')}
        </a>
      )}
    </div>
  );
}
