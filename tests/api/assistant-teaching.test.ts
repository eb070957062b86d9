import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { INTENTS } from '#features/assistant/intents/find-intent.server.ts';
import { classify } from '#features/assistant/learning/classifier.ts';
import { EXAMPLES_FOLDER } from '#features/assistant/learning/read-examples.server.ts';
import { trainedClassifier } from '#features/assistant/learning/trained-classifier.server.ts';

/* What the staff does to teach the assistant (docs/operations/assistant.md): a line in a file, and a build. */

/** What is asked of money, among which a line is taught: all intents would take ten times as long to learn. */
const MONEY = /^(?:refund|price|credit|copayment|cancel|application|benefits)/;
const SUBJECT = { ...INTENTS, labels: new Map([...INTENTS.labels].filter(([label]) => MONEY.test(label))) };

const [TAUGHT, OTHERWISE] = ['el billullo cuándo me cae', 'oiga, ¿cuándo me cae el billullo?'];

test('a line added to an example file is understood after the next build, also when said otherwise', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'assistant-teaching-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const folders = { examples: path.join(home, 'examples'), built: path.join(home, 'built') };
  cpSync(EXAMPLES_FOLDER, folders.examples, {
    recursive: true,
    filter: (file) => path.basename(path.dirname(file)) !== 'intents' || MONEY.test(path.basename(file)),
  });
  // Nothing is said after what is not among them.
  for (const file of readdirSync(path.join(folders.examples, 'intents'))) {
    const name = path.join(folders.examples, 'intents', file);
    writeFileSync(name, readFileSync(name, 'utf8').replace(/^\.\.\.\[.*\n/gm, ''));
  }
  const before = trainedClassifier(INTENTS);
  expect(likeliest(before, TAUGHT).isSure).toBe(false);
  expect(likeliest(before, OTHERWISE).intent).not.toBe('refund-time');

  appendFileSync(path.join(folders.examples, 'intents/refund-time.es.txt'), `${TAUGHT}\n`);
  const taught = trainedClassifier(SUBJECT, folders);
  expect(likeliest(taught, '¿El billullo, cuando me cae?')).toEqual({ intent: 'refund-time', isSure: true });
  expect(likeliest(taught, OTHERWISE).intent).toBe('refund-time');
  // The build's own file, not another training.
  expect(likeliest(trainedClassifier(SUBJECT, folders), TAUGHT).isSure).toBe(true);
});

function likeliest(classifier: ReturnType<typeof trainedClassifier>, asked: string) {
  const shares = classify(classifier, asked);
  const share = Math.max(...shares);
  return { intent: classifier.labels[shares.indexOf(share)], isSure: share > 0.9 };
}
