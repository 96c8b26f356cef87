import { createDraftSaver } from '@/components/orders/precheckout/draft-saver';
import type { CartChanges } from '@/lib/contract/cart/cart';

/** A saver whose calls are answered by hand, oldest first. */
function bench(known: CartChanges = {}) {
  const sent: CartChanges[] = [];
  const open: ((isTaken: boolean) => void)[] = [];
  const onFailed = jest.fn((_names: string[]): CartChanges => ({}));
  const send = (changes: CartChanges) => {
    sent.push(changes);
    return new Promise<boolean>((resolve) => open.push(resolve));
  };
  const saver = createDraftSaver({ known, send, onFailed });
  const settle = async (isTaken: boolean) => {
    open.shift()?.(isTaken);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, onFailed, answer: () => settle(true), fail: () => settle(false) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('sixteen letters at eighty milliseconds are one call', async () => {
  const { saver, sent } = bench();
  for (let letters = 1; letters <= 16; letters += 1) {
    saver.say({ comment: 'x'.repeat(letters) });
    await pass(80);
  }
  expect(sent).toEqual([]);
  await pass(600);
  expect(sent).toEqual([{ comment: 'x'.repeat(16) }]);
});

test('what the server knows is not told, and what is taken back before the pause is nothing', async () => {
  const { saver, sent } = bench({ comment: 'a', cutlery: true });
  saver.say({ comment: 'a', cutlery: true });
  saver.say({ comment: 'ab' });
  saver.say({ comment: 'a' });
  await pass(5_000);
  expect(sent).toEqual([]);
});

test('one call at a time: what is said meanwhile waits for the answer, and only its last word goes', async () => {
  const { saver, sent, answer } = bench();
  saver.say({ comment: 'a' });
  void saver.flush();
  saver.say({ comment: 'ab' });
  void saver.flush();
  saver.say({ comment: 'abc' });
  void saver.flush();
  await pass(5_000);
  expect(sent).toEqual([{ comment: 'a' }]);
  await answer();
  expect(sent).toEqual([{ comment: 'a' }, { comment: 'abc' }]);
  await answer();
  await pass(5_000);
  expect(sent).toHaveLength(2);
});

test('what failed is told, and is sent when it is said again', async () => {
  const { saver, sent, onFailed, fail } = bench();
  const tip = { include: 'NO' as const, percent: 10, customValue: 0 };
  saver.say({ tip, comment: 'a' });
  void saver.flush();
  saver.say({ comment: 'ab' });
  await fail();
  expect(onFailed.mock.calls).toEqual([[['tip']]]);
  saver.say({ tip });
  void saver.flush();
  expect(sent.at(-1)).toEqual({ tip, comment: 'ab' });
});

test('what is said instead of what failed is not sent, because the server has it', async () => {
  const { saver, sent, onFailed, fail } = bench({ cutlery: false });
  onFailed.mockReturnValue({ cutlery: false });
  saver.say({ cutlery: true });
  void saver.flush();
  await fail();
  saver.say({ cutlery: false });
  await pass(5_000);
  expect(sent).toEqual([{ cutlery: true }]);
});

test('whoever sends it in another way takes what waits, and it is not sent twice', async () => {
  const { saver, sent } = bench();
  saver.say({ cutlery: true });
  expect(saver.take({ comment: 'a' })).toEqual({ cutlery: true, comment: 'a' });
  saver.say({ comment: 'a' });
  await pass(5_000);
  expect(sent).toEqual([]);
  saver.forget(['comment']);
  saver.say({ comment: 'a' });
  await pass(600);
  expect(sent).toEqual([{ comment: 'a' }]);
});
