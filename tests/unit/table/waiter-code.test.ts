import fc from 'fast-check';
import {
  isSignedBy,
  parseWaiterCode,
  printWaiterCode,
  type WaiterCode,
} from '@/lib/domain/table/waiter-code';
import { signedCode } from '@/tests/support/shops/signed-code';

const id = fc.integer({ min: 1, max: 2 ** 40 });
const count = fc.integer({ min: 1, max: 99 });
const codes: fc.Arbitrary<WaiterCode> = fc.record({
  tableId: id,
  member: fc.oneof(id, fc.constant(1)),
  key: fc.stringMatching(/^[\w-]{8,64}$/),
  lines: fc.array(
    fc.record({
      offerId: id,
      count,
      choices: fc.array(
        fc.oneof(
          fc.record({ option_id: id, count }),
          fc.record({ option_id: id, count, text: fc.string({ maxLength: 60 }) }),
          fc.record({
            option_id: id,
            count,
            options: fc.array(fc.record({ option_id: id, count }), { maxLength: 3 }),
          }),
        ),
        { maxLength: 5 },
      ),
      comment: fc.string({ maxLength: 250 }),
      member: fc.oneof(id, fc.constant(1)),
      forAll: fc.boolean(),
    }),
    { minLength: 1, maxLength: 20 },
  ),
});

describe('the code that a phone shows to the waiter (rule table/waiter-code)', () => {
  it('is read as it was printed', () => {
    fc.assert(fc.property(codes, (code) => expect(parseWaiterCode(signedCode(code))).toMatchObject(code)));
  });

  it('holds no control and no mark of direction, also as JSON escapes them (rule platform/typed-text)', () => {
    const line = { offerId: 1, count: 1, member: 1, forAll: false };
    const hostile = signedCode({
      tableId: 1,
      member: 1,
      key: 'a-key-of-one',
      lines: [
        { ...line, choices: [{ option_id: 1, count: 1, text: 'A\u202ena\n' }], comment: 'sin sal\u001bp' },
      ],
    });
    expect(parseWaiterCode(hostile)?.lines).toMatchObject([
      { choices: [{ text: 'Ana ' }], comment: 'sin salp' },
    ]);
  });

  it('answers nothing else, whatever is scanned', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(parseWaiterCode(text)).toBeNull()),
    );
  });

  it('is as short as it can be: a line says whose it is only where it is another’s', () => {
    const line = { offerId: 1, count: 1, choices: [], comment: '', member: 1, forAll: false };
    const lines = [line, { ...line, forAll: true }, { ...line, member: 2 }];
    const code = JSON.parse(signedCode({ tableId: 1, member: 1, key: 'abcdefgh', lines }));
    expect(code[4]).toEqual([
      [1, 1, [], ''],
      [1, 1, [], '', 1],
      [1, 1, [], '', 0, 2],
    ]);
  });

  const line = [1, 1, [], ''];
  it.each([
    ['another form', ['W2', 1, 1, 'abcdefgh', [line]]],
    ['no table', ['W1', 0, 1, 'abcdefgh', [line]]],
    ['a short key', ['W1', 1, 1, 'abc', [line]]],
    ['no line', ['W1', 1, 1, 'abcdefgh', []]],
    ['too many lines', ['W1', 1, 1, 'abcdefgh', Array.from({ length: 401 }, () => line)]],
    ['a negative count', ['W1', 1, 1, 'abcdefgh', [[1, -1, [], '']]]],
    ['a 10,000-fold count', ['W1', 1, 1, 'abcdefgh', [[1, 10_000, [], '']]]],
    ['a long comment', ['W1', 1, 1, 'abcdefgh', [[1, 1, [], 'x'.repeat(251)]]]],
    ['a broken option', ['W1', 1, 1, 'abcdefgh', [[1, 1, [[1]], '']]]],
    ['choices two steps in', ['W1', 1, 1, 'abcdefgh', [[1, 1, [[1, 1, 0, [[1, 1, 0, [[1, 1]]]]]], '']]]],
    ['a text that is none', ['W1', 1, 1, 'abcdefgh', [[1, 1, [[1, 1, 7]], '']]]],
    ['a long text', ['W1', 1, 1, 'abcdefgh', [[1, 1, [[1, 1, 'x'.repeat(121)]], '']]]],
    ['a line for some', ['W1', 1, 1, 'abcdefgh', [[...line, 2]]]],
    ['a line of nobody', ['W1', 1, 1, 'abcdefgh', [[...line, 0, 0]]]],
    ['a member that is none', ['W1', 1, -2, 'abcdefgh', [line]]],
  ])('refuses %s', (_what, parts) => expect(parseWaiterCode(JSON.stringify(parts))).toBeNull());
});

describe('its signature (rule table/waiter-code)', () => {
  const line = { offerId: 4, count: 1, choices: [], comment: 'sin sal', member: 2, forAll: false };
  const code: WaiterCode = { tableId: 3, member: 2, key: 'abcdefgh', lines: [line] };

  it('is of its member’s secret and of all that it holds', async () => {
    const text = await printWaiterCode({ ...code, secret: 'luis' });
    expect(text).toBe(signedCode(code, 'luis'));
    const read = (changed: string) => {
      const parsed = parseWaiterCode(changed);
      if (!parsed) throw new Error('no code');
      return parsed;
    };
    expect(await isSignedBy({ secret: 'luis', code: read(text) })).toBe(true);
    expect(await isSignedBy({ secret: 'ana', code: read(text) })).toBe(false);
    for (const [from, to] of [
      ['"W2",3', '"W2",4'],
      ['3,2,', '3,1,'],
      ['[4,1', '[4,2'],
      ['sin sal', 'con sal'],
    ] as const)
      expect(await isSignedBy({ secret: 'luis', code: read(text.replace(from, to)) })).toBe(false);
  });
});
