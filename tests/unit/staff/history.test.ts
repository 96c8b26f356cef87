import { createTranslator } from 'next-intl';
import { ACTION_KINDS, actionKindOf, HISTORY_TOPICS, kindsOf, ORDER_BY_ID } from '@/lib/domain/staff/history';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const VALUES = {
  ...{ order: '12', table: '4', product: 'Ajiaco', person: 'Eva', booking: '1 dic', mail: 'eva@norte.test' },
  ...{
    label: 'Caja',
    name: 'Barra',
    provider: 'stripe',
    destination: 'meta',
    count: '2',
    round: '3',
    people: 2,
  },
  ...{ state: 'served', reason: 'unreadable', amount: '$ 10', role: 'Caja', to: 'some', admit: 'true' },
  ...{ until: '8 p. m.', service: 'Mesa', branch: 'Centro', over: '9', number: '41', kind: 'cash_in' },
};

test.each([
  ['es', es],
  ['en', en],
  ['pt', pt],
] as const)('every kind of action has its own sentence in %s (rule staff/history)', (locale, messages) => {
  const faults: string[] = [];
  const t = createTranslator({ locale, messages, onError: ({ message }) => faults.push(message) });
  const sentences = ACTION_KINDS.map((kind) =>
    t(`Staff.did_${kind.replace('.', '_')}` as 'Staff.did_order_refund', VALUES),
  );
  expect(faults).toEqual([]);
  expect(new Set(sentences).size).toBe(ACTION_KINDS.length);
  expect(sentences.filter((sentence) => /[{}]|did_/.test(sentence))).toEqual([]);
});

test('each kind stands under one topic', () => {
  expect(HISTORY_TOPICS.flatMap(kindsOf).sort()).toEqual([...ACTION_KINDS].sort());
  expect(actionKindOf('order.eaten')).toBeNull();
});

test('the account of a table is an order, and an account at a gateway is none', () => {
  expect(ORDER_BY_ID).toEqual(expect.arrayContaining(['account.void', 'order.status', 'link.created']));
  for (const kind of ['account.set', 'waiter_call.attended', 'help.answered', 'door_photo.seen'])
    expect(ORDER_BY_ID).not.toContain(kind);
});

test('nothing is written down under a kind that the history does not know', () => {
  const writers = listSourceFiles({ folders: ['backend'], pattern: /\.ts$/ }).filter(({ text }) =>
    /insert into staff_actions/.test(text),
  );
  expect(writers.length).toBeGreaterThan(4);
  // A kind that comes from elsewhere is typed, so that the compiler asks for it.
  const literals = writers.flatMap(({ text }) =>
    [...text.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, kind = '']) => kind),
  );
  expect(literals.filter((kind) => actionKindOf(kind) === null)).toEqual([]);
  const untyped = writers.filter(({ text }) => /\baction: string\b/.test(text));
  expect(untyped.map(({ path }) => path)).toEqual([]);
});
