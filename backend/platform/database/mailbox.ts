/** SQL: `mailboxOf` of lib/domain/text/mail for an address of the tables. */
export const mailboxSql = (address: string): string => `regexp_replace(lower(${address}), '\\+[^@]*@', '@')`;
