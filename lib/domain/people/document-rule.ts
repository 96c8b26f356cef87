/** What a tenant says of the document of who orders (rule people/optional-document). */
export const DOCUMENT_RULES = ['required', 'optional'] as const;
export type DocumentRule = (typeof DOCUMENT_RULES)[number];

/** Nothing was given where a tenant lets that be. */
export const isDocumentLeftOut = ({
  asksDocument,
  number,
}: {
  asksDocument: boolean;
  number: string;
}): boolean => !asksDocument && number === '';
