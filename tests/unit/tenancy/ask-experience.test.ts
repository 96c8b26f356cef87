import { askExperience } from '@/lib/tenancy/ask-experience';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

const ask = (text: string) => {
  globalThis.fetch = async () => new Response(text);
  return askExperience({
    host: 'a.test',
    call: { service: 'experience', path: '/x' },
    parse: (value) => (value === 1 ? 'one' : null),
  });
};

test('an answer that can be read is found, one that cannot is a failure', async () => {
  expect(await ask('1')).toEqual({ kind: 'found', facts: 'one' });
  expect(await ask('2')).toEqual({ kind: 'failed' });
});

test('an answer of another form is no answer', async () => {
  await expect(ask('<html>')).rejects.toThrow(SyntaxError);
});
