import { createKeptAnswers } from '@/backend/providers/payments/kept-answers';

const BANKS = [{ code: '1', name: 'Banco que aprueba' }];
const DAY_MS = 86_400_000;

it('asks each gateway once a day, however many want to know (rule payments/pse)', async () => {
  const clock = { now: 0 };
  const keep = createKeptAnswers({ clock: () => new Date(clock.now), lifeMs: DAY_MS });
  const ask = jest.fn(async () => BANKS);
  await Promise.all([keep('https://a.test', ask), keep('https://a.test', ask)]);
  clock.now = DAY_MS - 1;
  expect(await keep('https://a.test', ask)).toEqual(BANKS);
  expect(ask).toHaveBeenCalledTimes(1);
  await keep('https://b.test', ask);
  expect(ask).toHaveBeenCalledTimes(2);
  clock.now = DAY_MS;
  await keep('https://a.test', ask);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('keeps no failure', async () => {
  const keep = createKeptAnswers({ clock: () => new Date(0), lifeMs: DAY_MS });
  const ask = jest.fn(async () => BANKS).mockRejectedValueOnce(new Error('503'));
  await expect(keep('https://a.test', ask)).rejects.toThrow('503');
  expect(await keep('https://a.test', ask)).toEqual(BANKS);
});
