/** Nothing at all for the page's own language: an attribute that is undefined weighs in the document. */
export const langMark = (lang: string | undefined): { lang?: string } => (lang === undefined ? {} : { lang });
