import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgeQuestion } from '@/components/people/age-question';
import { ApiError } from '@/lib/clients/api-error';
import { checkMayor } from '@/lib/contract/people/own-data-calls';
import type { Country, Language } from '@/lib/domain/tenant/countries';
import { ageQuestionStore, askAge } from '@/lib/stores/age-question';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import pt from '@/messages/pt.json';
import { withoutNames } from '@/tests/support/browser/message-without-names';
import { renderApp } from '@/tests/support/browser/render-app';

const user = userEvent.setup();
const OF_AGE = { fecha_nacimiento: '1990-05-01', mayor_edad: true };
const YOUNG = { fecha_nacimiento: '2015-05-01', mayor_edad: false };

/** Opens the question; what it comes to stands in `outcome`. */
async function ask(answer: unknown, lang: Language = 'es', country: Country = 'CO') {
  const bench = renderApp(<AgeQuestion />, { [checkMayor.path]: [answer] }, { lang }, { country });
  const outcome: string[] = [];
  act(() => {
    askAge().then(
      () => outcome.push('of age'),
      (error: Error) => outcome.push(error.name),
    );
  });
  await screen.findByRole('dialog');
  return { ...bench, outcome };
}
const said = () => screen.getByRole('dialog').textContent;
const born = async (day: string, { Age } = es) => {
  await user.type(screen.getByLabelText(Age.born), day);
  await user.click(screen.getByRole('button', { name: Age.save }));
};
afterEach(() => act(() => ageQuestionStore.getState().question?.stop()));

test.each([
  ['es', es],
  ['en', en],
  ['pt', pt],
] as const)('in %s it says why, and what is kept (rule people/age)', async (lang, { Age }) => {
  await ask(OF_AGE, lang);
  expect(said()).toContain(Age.why.replace('{age}', '18'));
  expect(said()).toContain(Age.kept);
});

test('the age is that of the country', async () => {
  await ask(OF_AGE, 'es', 'US');
  expect(said()).toContain(es.Age.why.replace('{age}', '21'));
});

test('who is of age goes on', async () => {
  const { outcome, calls } = await ask(OF_AGE);
  await born('1990-05-01');
  await waitFor(() => expect(outcome).toEqual(['of age']));
  expect(calls).toEqual([{ path: checkMayor.path, body: { fecha_nacimiento: '1990-05-01' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who is too young is told so, and nothing goes on', async () => {
  const { outcome } = await ask(YOUNG);
  await born('2015-05-01');
  await waitFor(() => expect(said()).toContain(withoutNames(es.Errors.under_age).replace('{age}', '18')));
  expect(said()).toContain(es.Age.mistyped);
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: es.Age.ok }));
  await waitFor(() => expect(outcome).toEqual(['AbortError']));
});

test.each([
  ['that is missing', '', null, es.Age.invalid],
  [
    'of nobody',
    '1890-05-01',
    new ApiError({ kind: 'http', status: 422, key: 'invalid_input' }),
    es.Age.invalid,
  ],
  [
    'that does not arrive',
    '1990-05-01',
    new ApiError({ kind: 'network', key: 'network' }),
    es.Errors.network,
  ],
])('a date %s is said at the field', async (_what, day, answer, sentence) => {
  const { outcome } = await ask(answer);
  if (day) await born(day);
  else await user.click(screen.getByRole('button', { name: es.Age.save }));
  await waitFor(() => expect(screen.getByLabelText(es.Age.born)).toHaveAccessibleDescription(sentence));
  expect(outcome).toEqual([]);
});
