import { toOwnerMail } from '@/lib/domain/staff/operators/owner-mail';
import { LANGUAGES } from '@/lib/domain/tenant/countries';

test.each(LANGUAGES)(
  'the mail of a new owner in %s names the restaurant and holds the link on a line of its own',
  (lang) => {
    const url = 'https://staff.test/invitation#token=secret';
    const { subject, text } = toOwnerMail({ lang, name: 'Casa Norte', url });
    expect(subject).toContain('Casa Norte');
    expect(text.split('\n')).toContain(url);
    expect(subject).not.toContain('token');
  },
);
