import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { useApp } from '@/lib/browser/app-provider';
import { listPayerDocuments, PSE_PERSONS } from '@/lib/domain/payments/pse-payer';
import { findDocumentFault, findDocumentIssue } from '@/lib/domain/people/documents';
import type { PseDraftState } from './use-pse-draft';

/** The words for a wrong document: the bank refuses also what the form of the order took. */
function useWrongPaper({ draft: { person }, paper }: PseDraftState): string {
  const t = useTranslations('Checkout');
  const { country } = useApp().tenant;
  if (paper.number.trim() === '') return t('required');
  if (person === 'company') return t('pse_nit_wrong');
  const fault = findDocumentFault({ country, ...paper });
  if (!fault) return t('invalid');
  const words = t(fault.key, fault);
  return findDocumentIssue({ country, ...paper })?.blocks ? words : t('pse_document', { fault: words });
}

/** A person or a company, and its document. */
export function PsePayer({
  state,
  isTold,
  onLeave,
}: {
  state: PseDraftState;
  /** Whether a wrong document says so. */
  isTold: boolean;
  onLeave: () => void;
}) {
  const t = useTranslations('Checkout');
  const { country } = useApp().tenant;
  const { draft, paper, change, setPaper, isWrongPaper } = state;
  const { person } = draft;
  const isCompany = person === 'company';
  const wrong = useWrongPaper(state);
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="field-label mb-1">{t('pse_person')}</legend>
        {PSE_PERSONS.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="person"
              checked={one === person}
              onChange={() => change({ person: one })}
            />
            <span className="flex-1">{t(`pse_${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {!isCompany && (
        <label className="field">
          <span className="field-label">{t('dni_type')}</span>
          <select
            className="input"
            value={paper.type}
            onChange={(event) => setPaper({ type: event.target.value })}
          >
            {listPayerDocuments({ country, person }).map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
      )}
      <Field
        label={t(isCompany ? 'pse_nit' : 'dni')}
        value={paper.number}
        error={isTold && isWrongPaper ? wrong : undefined}
        onBlur={onLeave}
        onChange={(number) => setPaper({ number })}
      />
    </>
  );
}
