import { readFileSync } from 'node:fs';
import { ORDER_MOVES } from '@/lib/domain/orders/order-states';
import { PAYMENT_MOVES } from '@/lib/domain/payments/payment-status';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const tour = readFileSync('docs/tour.md', 'utf8');
const diagrams = [...tour.matchAll(/```mermaid\nstateDiagram-v2\n([\s\S]*?)```/g)].map(
  ([, body = '']) => body,
);

/** The arrows of a diagram that have no label, or this one. */
const arrowsOf = ({ diagram = '', label = '' }: { diagram?: string | undefined; label?: string }) =>
  [...diagram.matchAll(/^\s*(\w+) --> (\w+)(?:: (.+))?$/gm)]
    .filter(([, , , own]) => own === undefined || own === label)
    .map(([, from, to]) => `${from} --> ${to}`)
    .sort();

const movesOf = (moves: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(moves)
    .flatMap(([from, next]) => next.map((to) => `${from} --> ${to}`))
    .sort();

test.each([
  ['an order that is brought', { diagram: diagrams[0], label: 'delivery' }, ORDER_MOVES.delivery],
  ['an order that is fetched', { diagram: diagrams[0], label: 'take away' }, ORDER_MOVES.pick_up],
  ['a payment', { diagram: diagrams[1] }, PAYMENT_MOVES],
])('the tour draws the moves of %s as the code has them', (_what, drawn, moves) => {
  expect(arrowsOf(drawn)).toEqual(movesOf(moves));
});

test('the tour lists every table that the migrations make', () => {
  const [, section = ''] = /^# The tables$([\s\S]*?)^# /m.exec(tour) ?? [];
  const listed = [...section.matchAll(/^\| (`.+`) \| .+ \|$/gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  );
  const made = listSourceFiles({ folders: ['backend/migrations'], pattern: /\.sql$/ }).flatMap(({ text }) =>
    [...text.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name),
  );
  expect(listed.sort()).toEqual(made.sort());
});
