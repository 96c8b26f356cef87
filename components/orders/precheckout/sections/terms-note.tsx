import { TermsWords } from '@/components/layout/privacy/terms-words';

/** The button below it accepts them (rule orders/placing). Only for tenants with policies. */
export function TermsNote({ slug, isOnline }: { slug: string; isOnline: boolean }) {
  return (
    <p className="terms-note">
      <TermsWords slug={slug} as={isOnline ? 'terms_by_continuing' : 'terms_by_order'} />
    </p>
  );
}
