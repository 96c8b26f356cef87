import type { Account, AccountAnswer } from '@/lib/contract/table/account';
import type { Answer, TestBackend } from '@/tests/support/backend/backend';
import { openDining } from '@/tests/support/shops/dining-shop';

/** The account of a table, from its opening to the bill. */
export async function askAccount(backend: TestBackend): Promise<[name: string, body: unknown][]> {
  const shop = await openDining(backend);
  const ana = await shop.sit('1');
  const own = '/on_table/account';
  const ask = (method: string, path: string, body?: object): Promise<Answer> =>
    shop.ask({ method, path, headers: ana.headers, ...(body ? { body } : {}) });
  const joined = await shop.join(ana);
  await shop.choose(ana);
  const looked = (await shop.look(ana)) as AccountAnswer;
  const lineId = looked.account?.drafts[0]?.lines[0]?.id;
  const forAll = await ask('PUT', `/on_table/lines/${lineId}.json`, { for_all: true });
  const sent = await shop.send(ana);
  const called = await ask('POST', `${own}/next.json`);
  const avoided = { allergens: ['peanuts'], consent: true };
  const set = await ask('PUT', `${own}/avoided.json`, avoided);
  const got = await ask('GET', `${own}/avoided.json`);
  const asked = await ask('POST', `${own}/bill.json`);
  const held = await ask('POST', `${own}/shares.json`, { kind: 'mine' });
  const [share] = (held.body as Account).shares;
  const dropped = await ask('DELETE', `${own}/shares/${share?.id}.json`);
  const opened = await ask('DELETE', `${own}/bill.json`);
  return [
    [`GET ${own}.json`, looked],
    [`POST ${own}/join.json`, joined.body],
    ['PUT /on_table/lines/{id}.json', forAll.body],
    [`POST ${own}/send.json`, sent.body],
    [`POST ${own}/next.json`, called.body],
    [`PUT ${own}/avoided.json`, set.body],
    [`GET ${own}/avoided.json`, got.body],
    [`POST ${own}/bill.json`, asked.body],
    [`POST ${own}/shares.json`, held.body],
    [`DELETE ${own}/shares/{id}.json`, dropped.body],
    [`DELETE ${own}/bill.json`, opened.body],
  ];
}
