import { screen } from '@testing-library/react';
import { HelpConversation } from '@/components/orders/help/help-conversation';
import type { HelpMessage, OrderHelp } from '@/lib/contract/orders/help-calls';
import es from '@/messages/es.json';
import { renderApp } from '@/tests/support/browser/render-app';

const { Order: words } = es;
const say = (id: number, from: HelpMessage['from'], text: string): HelpMessage => ({
  ...{ id, from, words: text, has_photo: false, at: '2026-11-18T17:00:00.000Z' },
  reason: from === 'diner' ? 'missing' : null,
});
const draw = (messages: HelpMessage[], more: Partial<OrderHelp> = {}) => {
  const help = { messages, older: 0, waits: false, can_ask: true, ...more };
  renderApp(<HelpConversation {...{ help }} branch="Centro" />, {});
};
const waits = words.help_waits.replace('{branch}', 'Centro');

test('a conversation names who wrote, each reason once, and says when the branch has to answer (rule orders/help)', () => {
  draw([say(1, 'diner', 'Falta el jugo'), say(1, 'branch', 'Ya va'), say(2, 'diner', 'Gracias')], {
    waits: true,
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${words.help_you}${words.help_missing}Falta el jugo`,
    `${words.help_answered.replace('{branch}', 'Centro')}Ya va`,
    `${words.help_you}Gracias`,
  ]);
  expect(screen.getByText(waits)).toBeVisible();
});

test('an answered one waits for nobody', () => {
  draw([say(1, 'diner', 'Falta el jugo'), say(1, 'branch', 'Ya va')]);
  expect(screen.queryByText(waits)).toBeNull();
});

test('one that the branch settled says so, and how many messages are not shown', () => {
  draw([say(1, 'diner', 'Gracias')], { older: 3 });
  expect(screen.getByText(words.help_settled.replace('{branch}', 'Centro'))).toBeVisible();
  expect(screen.queryByText(waits)).toBeNull();
  expect(screen.getByText('Hay 3 mensajes anteriores.')).toBeVisible();
});
