import type { OrderHelp } from '@/lib/contract/orders/help-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { meet, raced, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';

describe('two staff who answer a diner at once (rule orders/help)', () => {
  it('the later one waits, and its words follow the first', () =>
    raced(async ({ ana }) => {
      const order = (await shop.placeCart(ana, await shop.fill(ana))).body as Order;
      const path = `/orders/${order.id}/help.json`;
      const asked = await shop.ask({
        ...{ method: 'POST', path, body: { reason: 'late', words: 'Falta el jugo' } },
        headers: { ...ana.headers, 'idempotency-key': `help-${order.id}` },
      });
      const id = (asked.body as OrderHelp).messages[0]?.id ?? 0;
      const { first, second, waited } = await meet(
        'help-before-answer',
        () => shop.answerHelp(id, 'Ya va'),
        () => shop.answerHelp(id, 'Salió hace un minuto'),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      const { messages } = (await shop.ask({ path, headers: ana.headers })).body as OrderHelp;
      expect(messages.map(({ words }) => words)).toEqual(['Falta el jugo', 'Ya va', 'Salió hace un minuto']);
    }));

  it('what the diner writes meanwhile comes after the answer, and waits (guarantee/help-unread)', () =>
    raced(async ({ ana }) => {
      const order = (await shop.placeCart(ana, await shop.fill(ana))).body as Order;
      const path = `/orders/${order.id}/help.json`;
      const write = (words: string) =>
        shop.ask({
          ...{ method: 'POST', path, body: { words } },
          headers: { ...ana.headers, 'idempotency-key': `help-${order.id}-${words}` },
        });
      const id = ((await write('Falta el jugo')).body as OrderHelp).messages[0]?.id ?? 0;
      const { first, second, waited } = await meet(
        'help-before-answer',
        () => shop.answerHelp(id, 'Ya va'),
        () => write('Y el pan'),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 201, true]);
      expect((await shop.ask({ path, headers: ana.headers })).body).toMatchObject({ waits: true });
    }));
});
