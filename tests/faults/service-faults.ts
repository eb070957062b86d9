import { setTimeout as delay } from 'node:timers/promises';
import { startModelEndpoint } from '../support/model-endpoint.ts';
import { startS3Server } from '../support/object-stores.ts';
import { startSmtpPeer } from '../support/smtp-peer.ts';
import { type DoorMode, openDoor } from './door.ts';
import { duringFault } from './during-fault.ts';
import type { Fault, Outcome } from './fault.ts';
import type { World } from './world.ts';
import { answerOf, newAddress } from './writers.ts';

/* The store of pictures, the mail server and the language model: down, hanging, lying. */

type Trouble = Exclude<DoorMode, 'open'>;
const TROUBLES: readonly Trouble[] = ['down', 'hanging', 'lying'];
/** Good HTTP that is no answer to anything. */
const HTTP_LIE = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 14\r\n\r\n<p>Welcome</p>';

const store = (trouble: Trouble): Fault => ({
  name: `S3 ${trouble}`,
  run: async (world, { seconds }) => {
    const { settings, stop } = await startS3Server();
    const door = await openDoor(Number(new URL(settings.endpoint ?? '').port), HTTP_LIE);
    try {
      await world.start({
        S3_ENDPOINT: `http://127.0.0.1:${door.port}`,
        S3_BUCKET: settings.bucket,
        S3_ACCESS_KEY_ID: settings.accessKeyId,
        S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      });
      return await duringFault(world, {
        hurt: () => door.set(trouble),
        heal: () => door.set('open'),
        seconds,
      });
    } finally {
      await world.stop();
      await door.close();
      await stop();
    }
  },
});

const mail = (trouble: Trouble): Fault => ({
  name: `SMTP ${trouble}`,
  run: async (world, { seconds }) => {
    const peer = await startSmtpPeer();
    const door = await openDoor(peer.port, '250 whatever you say\r\n');
    try {
      await world.start({
        SMTP_URL: `smtp://127.0.0.1:${door.port}`,
        MAIL_FROM: 'site@clinic.example',
        MAIL_TO: 'desk@clinic.example',
        FORM_MAILS_PER_ADDRESS: '10000000',
      });
      const began = new Date();
      const outcome = await duringFault(world, {
        hurt: () => door.set(trouble),
        heal: () => door.set('open'),
        seconds,
        sendsPictures: false,
      });
      const lost = await formsWithoutMail(world, began, peer.received.map(({ text }) => text).join('\n'));
      return { ...outcome, lost: [...outcome.lost, ...lost] };
    } finally {
      await world.stop();
      await door.close();
      await peer.close();
    }
  },
});

/** Forms that arrived since a moment and whose mail neither arrived nor waits for its next try. */
async function formsWithoutMail(world: World, since: Date, received: string): Promise<string[]> {
  const rows = await world.query<{ reference: string }>(
    `SELECT reference FROM submissions WHERE received_at >= $1 AND NOT EXISTS (
       SELECT FROM pgboss.job WHERE name = 'mail-submission' AND data->>'id' = submissions.id::text
         AND state IN ('created', 'retry', 'active'))`,
    [since],
  );
  return rows.filter(({ reference }) => !received.includes(reference)).map(() => 'the mail of a form');
}

const model = (trouble: Trouble): Fault => ({
  name: `model ${trouble}`,
  run: async (world, { seconds }) => {
    const endpoint = await startModelEndpoint();
    const door = await openDoor(Number(new URL(endpoint.url).port), HTTP_LIE);
    const answers: string[] = [];
    const failed: string[] = [];
    const stopped = new AbortController();
    const ask = async () => {
      while (!stopped.signal.aborted) {
        endpoint.script([{ say: 'Please call our office.' }]);
        const { status, text } = await question(world);
        if (status === 200 && JSON.parse(text).response) answers.push(text);
        else failed.push(`question: ${status}`);
        await delay(200);
      }
    };
    try {
      await world.start({
        ASSISTANT_MODEL: 'fake',
        ASSISTANT_MODEL_KEY: 'key',
        ASSISTANT_MODEL_URL: `http://127.0.0.1:${door.port}/v1`,
        ASSISTANT_MODEL_TIMEOUT_SECONDS: '2',
      });
      const asking = ask();
      const injury = { hurt: () => door.set(trouble), heal: () => door.set('open'), seconds };
      const outcome: Outcome = await duringFault(world, injury).finally(() => stopped.abort());
      await asking;
      return { ...outcome, done: outcome.done + answers.length, failed: [...outcome.failed, ...failed] };
    } finally {
      await world.stop();
      await door.close();
      await endpoint.close();
    }
  },
});

const question = (world: World) =>
  answerOf(
    fetch(`${world.site().address}/api/ai-chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
      body: JSON.stringify({ message: 'what about refunds for my plan' }),
      signal: AbortSignal.timeout(5000),
    }),
  );

export const SERVICE_FAULTS: readonly Fault[] = [
  ...TROUBLES.map(store),
  ...TROUBLES.map(mail),
  ...TROUBLES.map(model),
];
