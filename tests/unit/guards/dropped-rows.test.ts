import { listSourceFiles } from './source-files';

test('a test that sends messages first drops what other files of its database left to be sent', () => {
  const senders = listSourceFiles({ folders: ['tests'], pattern: /\.ts$/ }).filter(({ text }) =>
    /runLane\((NOTICES|CODES|toSales)/.test(text),
  );
  expect(senders.length).toBeGreaterThan(5);
  expect(senders.filter(({ text }) => !text.includes('dropWaiting(')).map(({ path }) => path)).toEqual([]);
});
