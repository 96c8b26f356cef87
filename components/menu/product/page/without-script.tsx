import { useTranslations } from 'next-intl';
import { ContactLinks } from '@/components/branches/contact-links';
import { type BranchContact, contactOf } from '@/lib/domain/branches/contact';

/** Stands in place of the action, which needs its script (rule menu/product-page). */
export function WithoutScript({ branch }: { branch: BranchContact }) {
  const t = useTranslations('Branches');
  const { phone, whatsapp } = contactOf(branch);
  return (
    <noscript>
      <div className="order-note">
        <p>{t('order_needs_script', { contact: phone || whatsapp ? 'yes' : 'no' })}</p>
        <ContactLinks branch={branch} />
      </div>
    </noscript>
  );
}
