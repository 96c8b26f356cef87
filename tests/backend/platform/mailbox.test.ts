import { mailboxSql } from '@/backend/platform/database/mailbox';
import { mailboxOf } from '@/lib/domain/text/mail';
import { createTestBackend } from '@/tests/support/backend/backend';

const ADDRESSES = [
  'Ana+1@Example.com',
  'a.na@example.com',
  ' A.na+mesa@gmail.com',
  'a.n.a@GoogleMail.com',
  'a.na@gmail.com.example',
];

test('the database counts a mailbox as the backend does (rule booking/notices)', async () => {
  const backend = await createTestBackend();
  const rows = await backend.db.system((sql) =>
    sql<{ box: string }>(
      `select ${mailboxSql('address')} as box from unnest($1::text[]) with ordinality as given (address, place) order by place`,
      [ADDRESSES],
    ),
  );
  expect(rows.map(({ box }) => box)).toEqual(ADDRESSES.map(mailboxOf));
  await backend.close();
});
