import { isDocumentLeftOut } from '@/lib/domain/people/document-rule';

test.each([
  [false, '', true],
  [true, '', false],
  [false, '1020304050', false],
  [false, ' ', false],
])(
  'a tenant that asks (%s) and the number %j: left out is %s (rule people/optional-document)',
  (asksDocument, number, isLeftOut) => {
    expect(isDocumentLeftOut({ asksDocument, number })).toBe(isLeftOut);
  },
);
