import type { MailMessage } from '@/backend/providers/mail/port';
import { readMail } from '@/backend/providers/mail/read-mail';
import { createMail } from '@/backend/providers/mail/smtp-mail';
import { openMailServer } from '@/tests/support/shops/doubles/mail-server';

const MESSAGE: MailMessage = {
  id: 'booking-7-confirmed',
  to: 'ana@example.com',
  from: 'La Brasa; "Andina"',
  replyTo: null,
  subject: 'Tu mesa está reservada',
  text: 'El viernes a las 20:00.\nHasta pronto.',
};
type Answers = Parameters<typeof openMailServer>[0];
const mailOf = ({ url, from }: { url: string; from: string }) =>
  createMail({ config: { url, from }, clock: () => new Date('2026-03-02T17:00:00Z') });

async function sendTo(answers: Answers, message = MESSAGE) {
  const server = await openMailServer(answers);
  const failure = await mailOf(server)
    ?.send(message)
    .then(
      () => null,
      (error: { kind: string; message: string }) => [error.kind, error.message],
    );
  await server.close();
  return { got: server.got, failure };
}

describe('mail by SMTP', () => {
  it('goes out with its own id and the name of whoever writes', async () => {
    const { got, failure } = await sendTo({});
    expect(failure).toBeNull();
    expect(got).toHaveLength(1);
    expect(got[0]?.to).toEqual(['ana@example.com']);
    expect(got[0]?.data).toContain('Message-ID: <booking-7-confirmed@mesa.example>');
    expect(got[0]?.data).toContain('From: "La Brasa; \\"Andina\\"" <avisos@mesa.example>');
    expect(got[0]?.data).toContain('Auto-Submitted: auto-generated');
    expect(got[0]?.data).not.toContain('Reply-To');
  });

  it('takes no second address and no header from what people type', async () => {
    const subject = 'Mesa\r\nBcc: eva@example.com';
    const { got } = await sendTo({}, { ...MESSAGE, subject, replyTo: 'casa@example.com' });
    expect(got[0]?.to).toEqual(['ana@example.com']);
    expect(got[0]?.data).not.toMatch(/^Bcc:/m);
    expect(got[0]?.data).toContain('<casa@example.com>');
  });

  it.each([
    [{ recipient: 550 }, 'refused', '550'],
    [{ recipient: 451 }, 'unavailable', '451'],
    [{ login: 535 }, 'unavailable', '535'],
  ])('%j is %s, and quotes no address', async (answers, kind, number) => {
    expect((await sendTo(answers)).failure).toEqual([kind, `the mail server said ${number}`]);
  });

  it('waits for a server that is gone', async () => {
    const server = await openMailServer();
    await server.close();
    await expect(mailOf(server)?.send(MESSAGE)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('its configuration', () => {
  it('is none without variables, and one with both', () => {
    expect(readMail({})).toBeNull();
    const config = { MAIL_URL: 'smtps://casa:clave@mail.example', MAIL_FROM: 'avisos@mesa.example' };
    expect(readMail(config)).toEqual({ url: config.MAIL_URL, from: config.MAIL_FROM });
  });

  it.each([
    [{ MAIL_URL: 'smtps://mail.example' }, /go together/],
    [{ MAIL_FROM: 'avisos@mesa.example' }, /go together/],
    [{ MAIL_URL: 'https://mail.example', MAIL_FROM: 'avisos@mesa.example' }, /smtp:/],
    [{ MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'La Brasa <a@b.example>' }, /one address/],
  ])('%j is refused', (variables, why) => {
    expect(() => readMail(variables)).toThrow(why);
  });
});
