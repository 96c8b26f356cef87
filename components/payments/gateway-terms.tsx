import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import type { Gateway } from '@/lib/contract/payments/gateway';

/** Both documents of the gateway, agreed to at once (rule payments/agreements). */
export function GatewayTerms({
  gateway,
  accepted,
  isMissing,
  refusal,
  onChange,
}: {
  gateway: NonNullable<Gateway>;
  accepted: boolean;
  isMissing: boolean;
  refusal: Ref<HTMLParagraphElement>;
  onChange: (accepted: boolean) => void;
}) {
  const t = useTranslations('Checkout');
  const [terms, data] = gateway.acceptance;
  const linkTo = (href: string | undefined) => (words: ReactNode) => (
    <a className="underline" href={href} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          checked={accepted}
          aria-invalid={isMissing ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t.rich('accept_gateway', { terms: linkTo(terms?.url), data: linkTo(data?.url) })}</span>
      </label>
      {isMissing && (
        <p ref={refusal} className="error" role="alert">
          {t('terms_required')}
        </p>
      )}
    </>
  );
}
