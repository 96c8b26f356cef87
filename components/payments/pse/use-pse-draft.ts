import { useState } from 'react';
import type { Payable } from '@/components/payments/payable';
import type { Bank } from '@/lib/domain/payments/banks';
import { isWrongPayer, listPayerDocuments, type PsePerson } from '@/lib/domain/payments/pse-payer';
import type { Country } from '@/lib/domain/tenant/countries';

type Paper = { type: string; number: string };
export type PseDraft = { bank: Bank | null; person: PsePerson; papers: Record<PsePerson, Paper> };

/** Begins with what the last attempt had, else with the contact (rule payments/pse). */
function toDraft({ lastPayment, contact }: Payable, country: Country): PseDraft {
  const { pse } = lastPayment ?? {};
  const paperOf = (person: PsePerson): Paper => {
    const types = listPayerDocuments({ country, person });
    if (pse?.person === person && types.includes(pse.dni_type))
      return { type: pse.dni_type, number: pse.dni };
    if (contact && types.includes(contact.dni_type)) return { type: contact.dni_type, number: contact.dni };
    return { type: types[0] ?? '', number: '' };
  };
  return {
    bank: pse?.bank ?? null,
    person: pse?.person ?? 'natural',
    papers: { natural: paperOf('natural'), company: paperOf('company') },
  };
}

/** The payer and their bank, while PSE is chosen. */
export function usePseDraft({
  payable,
  country,
  last,
}: {
  payable: Payable;
  country: Country;
  last: PseDraft | null;
}) {
  const [draft, setDraft] = useState(() => last ?? toDraft(payable, country));
  const { person, papers } = draft;
  const paper = papers[person];
  const change = (news: Partial<PseDraft>) => setDraft((before) => ({ ...before, ...news }));
  return {
    draft,
    paper,
    change,
    setPaper: (news: Partial<Paper>) => change({ papers: { ...papers, [person]: { ...paper, ...news } } }),
    isWrongPaper: isWrongPayer({ country, person, ...paper }),
  };
}
export type PseDraftState = ReturnType<typeof usePseDraft>;
