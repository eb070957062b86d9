import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Mail, MailOutcome } from '#server/mail.ts';
import { invitationMail } from './invitation-mail.server.ts';

const INVITATION = {
  id: 'b5f0',
  email: 'lucia@example.com',
  role: 'support',
  link: 'https://clinic.example/admin-invitation#token',
  expiresAt: '2026-12-03T22:47:00Z',
  username: 'marta',
} as const;

function open(outcome: MailOutcome) {
  const logged: string[] = [];
  const sendMail = vi.fn(async (_mail: Mail) => outcome);
  const mail = invitationMail({
    mail: { smtpUrl: 'smtp://none', from: 'site@clinic.example' },
    brandName: 'Costa Clara',
    log: pino({ base: null }, { write: (line: string) => void logged.push(line) }),
    sendMail,
  });
  return { mail, sendMail, logged };
}

test('says who invites, to what, until when, and carries the link on a line of its own', async () => {
  const { mail, sendMail } = open({ isSent: true });
  expect(await mail(INVITATION)).toBe(true);
  const sent = sendMail.mock.calls[0]?.[0];
  expect(sent).toMatchObject({
    to: ['lucia@example.com'],
    subject: 'Invitación al panel de Costa Clara',
    messageId: '<invitation-b5f0@clinic.example>',
  });
  expect(sent?.text).toContain('marta le invita al panel de Costa Clara con el rol Atención.');
  expect(sent?.text).toMatch(/hasta el 3 de diciembre de 2026.*5:47.*\(hora de Florida\)/);
  expect(sent?.text.split('\n')).toContain(INVITATION.link);
  expect(sent?.text).not.toMatch(/\{\w+\}/);
});

test('one that could not be sent is logged without link, address and name', async () => {
  const { mail, logged } = open({ isSent: false, reason: 'unreachable' });
  expect(await mail(INVITATION)).toBe(false);
  expect(logged.join('')).toContain('"reason":"unreachable"');
  for (const secret of ['token', 'lucia', 'marta']) expect(logged.join('')).not.toContain(secret);
});
