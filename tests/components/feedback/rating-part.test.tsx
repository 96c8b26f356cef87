import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RatingPart } from '@/components/feedback/rating-part';
import { getSurveyDetail, rate } from '@/lib/contract/feedback/calls';
import { TAB_OPENS_MS } from '@/lib/domain/feedback/rating-tab';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import { getQueryClient } from '@/lib/queries/query-client';
import es from '@/messages/es.json';
import type { Answers } from '@/tests/support/browser/app-bench';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const ASKED = { rating: { experience: true, menu: false } };
const AT_TABLE: Partial<ScreenFacts> = {
  view: 'OnTableHome',
  supplier: { ...BRANCH, services: ['on_table'] },
  hints: { table: null },
};
const QUESTION = es.Rate.tab_question.replace('{branch}', BRANCH.name);
const SURVEY = { key: 'visita', supplier_id: BRANCH.id, service: 'on_table', title: 'Tu visita' };

beforeEach(() => {
  jest.useFakeTimers();
  getQueryClient().clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = (answers: Answers) => renderApp(<RatingPart />, answers, {}, ASKED, AT_TABLE);

test('a survey that cannot be read leaves the usual tab, which opens after a minute (rule feedback/rating-tab)', async () => {
  open({ [getSurveyDetail.path]: [new Error('down')] });
  await pass(0);
  expect(screen.getByRole('button', { name: es.Rate.tab })).toBeVisible();
  await pass(TAB_OPENS_MS - 100);
  expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
  await pass(100);
  expect(screen.getByRole('region', { name: QUESTION })).toBeVisible();
});

test('how it was is enough: the page of the menu needs no score (rule feedback/rating-tab)', async () => {
  history.replaceState(null, '', '/norte?qualification=9');
  const both = { rating: { experience: true, menu: true } };
  const answers = {
    [getSurveyDetail.path]: [null],
    [rate.path]: [{ score: 9, menu_score: null, comment: '' }],
  };
  const { calls } = renderApp(<RatingPart />, answers, {}, both, AT_TABLE);
  await pass(0);
  await user().click(screen.getByRole('button', { name: es.Rate.send }));
  await pass(2_000);
  expect(calls.find(({ path }) => path === rate.path)?.body).toMatchObject({
    rate: { rateExpSponsor: 9, rateMenuDigital: null },
  });
});

test('a survey stands in the tab’s place, and does not open by itself', async () => {
  open({ [getSurveyDetail.path]: [SURVEY] });
  await pass(2 * TAB_OPENS_MS);
  expect(screen.getByRole('button', { name: SURVEY.title })).toBeVisible();
  expect(screen.queryByRole('button', { name: es.Rate.tab })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a tab that was closed by hand does not open by itself again', async () => {
  open({ [getSurveyDetail.path]: [null] });
  await pass(0);
  await user().click(screen.getByRole('button', { name: es.Rate.tab }));
  await user().click(screen.getByRole('button', { name: es.Rate.close }));
  await pass(2 * TAB_OPENS_MS);
  expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
});

test('the tab opens and closes by the keyboard, and has the focus', async () => {
  open({ [getSurveyDetail.path]: [null] });
  await pass(0);
  screen.getByRole('button', { name: es.Rate.tab }).focus();
  await user().keyboard('{Enter}');
  expect(screen.getByRole('region', { name: QUESTION })).toHaveFocus();
  await user().tab();
  expect(screen.getByRole('button', { name: es.Rate.close })).toHaveFocus();
  await user().keyboard('{Escape}');
  expect(screen.getByRole('button', { name: es.Rate.tab })).toHaveFocus();
});

test.each(['close', 'send'] as const)(
  'an address asks for the form once: «%s», and the way back asks no more',
  async (pressed) => {
    history.replaceState({ kept: 1 }, '', '/norte?qualification=9&lang=es');
    open({
      [getSurveyDetail.path]: [null],
      [rate.path]: [{ score: 9, menu_score: null, comment: '' }],
    });
    await pass(0);
    expect(screen.getByRole('radio', { name: '9' })).toBeChecked();
    expect(location.search).toBe('?lang=es');
    expect(history.state).toMatchObject({ kept: 1 });
    await user().click(screen.getByRole('button', { name: es.Rate[pressed] }));
    await pass(2_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.search).toBe('?lang=es');
  },
);
