import { useTableAccount, useTableEvents } from '@/lib/queries/table/table-account';
import { SentForMe } from './sent-for-me';

/** Where the dock of a table's menu is out of sight (rule table/sending). @param follows the page has no other stream of the table */
export function SentHere({ follows }: { follows: boolean }) {
  useTableEvents(follows);
  const { data } = useTableAccount();
  return data?.account ? <SentForMe account={data.account} /> : null;
}
