import { Mail, MessageCircle, Phone } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type BranchContact, contactOf } from '@/lib/domain/branches/contact';

/** How to book without the form. */
export function OtherWays({ contact }: { contact: BranchContact & { email: string | null } }) {
  const t = useTranslations('Reserve');
  const { phone, whatsapp } = contactOf(contact);
  if (!phone && !whatsapp && !contact.email) return null;
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      {whatsapp && (
        <a className="button button-quiet" href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon of={MessageCircle} size={20} className="flex-none" />
          {t('chat')}
        </a>
      )}
      {phone && (
        <a className="button button-quiet" href={phone}>
          <Icon of={Phone} size={20} className="flex-none" />
          {t('call')}
        </a>
      )}
      {contact.email && (
        <a className="button button-quiet" href={`mailto:${contact.email}`}>
          <Icon of={Mail} size={20} className="flex-none" />
          {t('write')}
        </a>
      )}
    </div>
  );
}
