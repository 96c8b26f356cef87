import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SentForMe } from '@/components/table/account/sent-for-me';
import type { Account } from '@/lib/contract/table/account';
import { type LiveTopic, renewTopic } from '@/lib/queries/live-topics';
import es from '@/messages/es.json';
import { accountOf, sentLine } from '@/tests/support/browser/account-example';
import { renderApp } from '@/tests/support/browser/render-app';

const [first] = accountOf().rounds;
const roundOf = (by: number | null, member: number) => ({
  ...{ number: 2, sent_at: '2026-03-02T17:30:00.000Z', member: by, state: 'sent' as const },
  lines: [sentLine(21, 'Jugo', 5_000, { member })],
});

function Later({ rounds }: { rounds: Account['rounds'] }) {
  const [came, setCame] = useState(first ? [first] : []);
  return (
    <>
      <button type="button" onClick={() => setCame([...came, ...rounds])}>
        llega
      </button>
      <SentForMe account={accountOf({ rounds: came })} />
    </>
  );
}

test.each([
  ['somebody else sent what I chose', 2, 1, es.Table.sent_for_you.replace('{name}', 'Luis')],
  ['I sent it myself', 1, 1, ''],
  ['somebody else sent theirs', 2, 2, ''],
  ['staff added it', null, 1, ''],
])('%s (rule table/sending)', async (_what, by, member, said) => {
  renderApp(<Later rounds={[roundOf(by, member)]} />, {});
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'llega' }));
  expect(screen.getByRole('status')).toHaveTextContent(said);
});

const KEYS = [
  ['table-account', null],
  ['table-visit'],
  ['cart', 7],
  ['order', 7],
  ['orders', 'history', 1],
  ['product', 7],
] as const;

test.each<[LiveTopic, string[]]>([
  ['table', ['table-account', 'table-visit', 'cart']],
  ['order', ['cart', 'order', 'orders']],
  ['group', ['cart', 'order', 'orders']],
])('an event of %s renews every read that it concerns', (topic, renewed) => {
  const queries = new QueryClient();
  for (const key of KEYS) queries.setQueryData(key, {});
  renewTopic({ queries, topic, id: 7 });
  const stale = KEYS.filter((key) => queries.getQueryState(key)?.isInvalidated).map(([name]) => name);
  expect(stale).toEqual(renewed);
});
