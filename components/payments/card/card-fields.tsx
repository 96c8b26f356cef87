import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import type { Country } from '@/lib/domain/tenant/countries';
import { digitsOf } from '@/lib/domain/text/number-text';
import { brandOf, groupDigits, toExpiry } from './card-draft';
import type { CardDraftState } from './use-card-draft';

/** Two fields in one row, where their words fit. */
function ShortFields({ card: { fieldOf } }: { card: CardDraftState }) {
  const t = useTranslations('Checkout');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-start gap-3">
      <Field
        label={t('card_expiry')}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t('card_expiry_form')}
        {...fieldOf('expiry', toExpiry)}
      />
      <Field
        label={t('card_cvc')}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        {...fieldOf('cvc', digitsOf)}
      />
    </div>
  );
}

/** The data of a card, and its holder's document. */
export function CardFields({ card, country }: { card: CardDraftState; country: Country }) {
  const t = useTranslations('Checkout');
  const { draft, set, fieldOf } = card;
  return (
    <>
      <Field
        label={t('card_number')}
        hint={brandOf(draft)}
        inputMode="numeric"
        autoComplete="cc-number"
        {...fieldOf('number', groupDigits)}
      />
      <Field label={t('card_holder')} autoComplete="cc-name" {...fieldOf('holder')} />
      <ShortFields card={card} />
      <label className="field">
        <span className="field-label">{t('dni_type')}</span>
        <select
          className="input"
          value={draft.dniType}
          onChange={(event) => set('dniType', event.target.value)}
        >
          {listDocumentTypes(country).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      <Field label={t('dni')} {...fieldOf('dni')} />
    </>
  );
}
