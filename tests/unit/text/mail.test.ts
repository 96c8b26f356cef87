import { buyerSchema } from '@/lib/contract/people/contact';
import { mailboxOf, toMailName } from '@/lib/domain/text/mail';

test.each([
  ['Ana María O’Brien-Ruiz', 'Ana María O’Brien-Ruiz'],
  ['J. R. Núñez Jr.', 'J. R. Núñez Jr.'],
  ['Gana en https://malo.example/x ya', 'Gana en ya'],
  ['Entra a malo.example', 'Entra a'],
  ['jefe@malo.example', ''],
  ['Llama 3001234567', 'Llama'],
  ['a'.repeat(120), 'a'.repeat(40)],
])('a mail prints the name %s as «%s» (rule booking/notices)', (name, printed) => {
  expect(toMailName(name)).toBe(printed);
});

test('one mailbox is one, whatever its case and what follows a plus', () => {
  expect(['Ana+1@Example.com', 'ana+otra@example.com', ' ana@example.com'].map(mailboxOf)).toEqual(
    Array.from({ length: 3 }, () => 'ana@example.com'),
  );
});

test('dots in a name at Gmail make no other mailbox, elsewhere they do', () => {
  expect(['a.na@gmail.com', 'An.a+1@GoogleMail.com'].map(mailboxOf)).toEqual([
    'ana@gmail.com',
    'ana@gmail.com',
  ]);
  expect(mailboxOf('a.na@example.com')).toBe('a.na@example.com');
});

const email = buyerSchema.shape.email;
test.each([
  'ana@example.com',
  'ana_b-c.d@mail.example.com.co',
  "o'brien+mesa@correo.example.co",
  'josé@españa.example',
])('%s is a mail', (address) => {
  expect(email.safeParse(address).success).toBe(true);
});

test.each([
  '<otro@malo.example>ana@example.com',
  'ana@example.com,otro@malo.example',
  'ana@example.com;b',
  '"ana"@example.com',
  'ana@example.com>',
  'ana(a)@example.com',
  'grupo:ana@example.com',
  'ana@[127.0.0.1]',
  'ana\\b@example.com',
  'ana\uff20example.com',
  '\uff41na@example.com',
  'ana@example.com?bcc=otro',
  '.ana@example.com',
  'ana..b@example.com',
  'ana.@example.com',
  'ana@127.0.0.1',
  'ana%otro@example.com',
  '=?utf-8?q?ana?=@example.com',
  'ana@-example.com',
  `${'a'.repeat(65)}@example.com`,
])('%s is none: a mailer reads it otherwise (rule people/contact)', (address) => {
  expect(email.safeParse(address).success).toBe(false);
});
