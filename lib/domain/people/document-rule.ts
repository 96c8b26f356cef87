import type { Service } from '@/lib/domain/branches/services';

/** What a tenant says of the document of who orders (rule people/optional-document). */
export const DOCUMENT_RULES = ['required', 'optional'] as const;
export type DocumentRule = (typeof DOCUMENT_RULES)[number];

/** At the table, in the room and over the counter nobody is asked for one (rule people/optional-document). */
export const asksDocumentFor = ({
  asksDocument,
  service,
}: {
  asksDocument: boolean;
  service: Service;
}): boolean => asksDocument && service !== 'on_table';

/** Nothing was given where a tenant lets that be. */
export const isDocumentLeftOut = ({
  asksDocument,
  number,
}: {
  asksDocument: boolean;
  number: string;
}): boolean => !asksDocument && number === '';
