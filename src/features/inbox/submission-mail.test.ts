import { expect, test } from 'vitest';
import { GOOD_FORMS } from '../../../tests/support/good-forms.ts';
import { mailText } from './submission-mail.server.ts';

const ORIGIN = 'https://clinic.example';
const sent = {
  reference: 'CC-7F3K-92QD',
  kind: 'contact',
  language: 'en',
  receivedAt: new Date('2026-11-21T22:47:00Z'),
  payload: GOOD_FORMS.contact(1),
} as const;

test('a mail says in Spanish what was sent, when, and where it is to be found', async () => {
  const { subject, text, replyTo } = await mailText(sent, ORIGIN);
  expect(subject).toBe('Nueva solicitud CC-7F3K-92QD: Contacto');
  expect(text).toContain('Nombre completo: Ana María Ruiz');
  expect(text).toContain('Asunto: Preguntas sobre pagos');
  expect(text).toContain('Idioma de la persona: Inglés');
  expect(text).toMatch(/21 de noviembre de 2026\D+5:47/);
  expect(text).toContain('https://clinic.example/admin/inbox?solicitud=CC-7F3K-92QD');
  expect(replyTo).toBe('ana@example.com');
});

test('nothing that a visitor wrote stands in the subject', async () => {
  const payload = { ...sent.payload, fullName: 'Ana\r\nBcc: todos@example.com', subject: '{reference}' };
  const { subject } = await mailText({ ...sent, payload }, ORIGIN);
  expect(subject).toBe('Nueva solicitud CC-7F3K-92QD: Contacto');
});

test('a message of several lines cannot pass for lines of ours', async () => {
  const payload = { ...sent.payload, message: 'Hola\nReferencia: CC-2222-2222' };
  const { text } = await mailText({ ...sent, payload }, ORIGIN);
  expect(text).toContain('Mensaje:\n  Hola\n  Referencia: CC-2222-2222');
});

test('what was left empty says so', async () => {
  const payload = GOOD_FORMS.recommendation(1);
  const { text, replyTo } = await mailText({ ...sent, kind: 'recommendation', payload }, ORIGIN);
  expect(text).toContain('Notas: Sin respuesta');
  // The doctor has not written to us.
  expect(replyTo).toBe('ana@example.com');
});

test.for(['ana@example.com,', '<ana@example.com>', 'ana..ruiz@example.com', 'ana'])(
  'no mail promises an answer to %s, which an earlier version took',
  async (email) => {
    const { text, replyTo } = await mailText({ ...sent, payload: { ...sent.payload, email } }, ORIGIN);
    expect(replyTo).toBeUndefined();
    expect(text).not.toContain('Si responde a este correo');
  },
);
