/** SQL: `mailboxOf` of lib/domain/text/mail for an address of the tables. */
export function mailboxSql(address: string): string {
  const box = `regexp_replace(lower(trim(${address})), '\\+[^@]*@', '@')`;
  return `case when ${box} ~ '^[^@]*@(gmail|googlemail)\\.com$'
    then replace(split_part(${box}, '@', 1), '.', '') || '@gmail.com' else ${box} end`;
}
