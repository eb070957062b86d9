import { expect, test } from 'vitest';
import { StartError } from '#server/errors.ts';
import { readConfig } from './config.ts';

const read = (environment: NodeJS.ProcessEnv) => readConfig(environment, '/srv/site');
const MODEL = {
  ASSISTANT_MODEL: 'small',
  ASSISTANT_MODEL_URL: 'https://models.example.com/v1/',
  ASSISTANT_MODEL_KEY: 'hunter2',
};

test('without settings no language model is asked, and no host is named', () => {
  const { assistant, site } = read({ ASSISTANT_MODEL_TIMEOUT_SECONDS: '5' });
  expect(assistant.model).toBeUndefined();
  expect(site.assistantModelHost).toBeUndefined();
});

test('a language model, and the host that questions go to', () => {
  const { assistant, site } = read({ ...MODEL, ASSISTANT_MODEL_TIMEOUT_SECONDS: '5' });
  expect(assistant.model).toEqual({
    api: 'openai',
    baseUrl: 'https://models.example.com/v1',
    name: 'small',
    key: 'hunter2',
    timeoutMs: 5000,
    answersPerDay: 2000,
    tokensPerAnswer: 1500,
    tokensPerDay: 5_000_000,
  });
  expect(site.assistantModelHost).toBe('models.example.com');
  expect(JSON.stringify(site)).not.toContain('hunter2');
});

test.each(['http://localhost:11434/v1', 'http://127.0.0.1:11434/v1', 'http://[::1]:11434/v1'])(
  'a model on this machine is no third party that visitors are told of: %s',
  (url) => {
    const { assistant, site } = read({ ...MODEL, ASSISTANT_MODEL_URL: url });
    expect(assistant.model).toBeDefined();
    expect(site.assistantModelHost).toBeUndefined();
  },
);

test.each(['ASSISTANT_MODEL', 'ASSISTANT_MODEL_URL', 'ASSISTANT_MODEL_KEY'])(
  'without %s the start stops, and no secret is repeated',
  (missing) => {
    const failing = () => read({ ...MODEL, [missing]: '' });
    expect(failing).toThrow(StartError);
    expect(failing).toThrow(`${missing} missing`);
    expect(failing).not.toThrow('hunter2');
  },
);

test.each(['http://localhost:11434/v1', 'http://127.0.0.1:11434/v1', 'http://[::1]:11434/v1'])(
  'a model on this machine needs no encryption: %s',
  (url) => {
    expect(read({ ...MODEL, ASSISTANT_MODEL_URL: url }).assistant.model?.baseUrl).toBe(url);
  },
);

test.each([
  'http://models.example.com/v1',
  'http://localhost.example.com/v1',
  'ftp://models.example.com',
  'https://user:hunter2@models.example.com/v1',
  'https://models.example.com/v1?key=hunter2',
  'models.example.com',
])('not an endpoint: %s', (url) => {
  const failing = () => read({ ...MODEL, ASSISTANT_MODEL_URL: url });
  expect(failing).toThrow('ASSISTANT_MODEL_URL');
  expect(failing).not.toThrow('hunter2');
});

test.each([
  ['ASSISTANT_MODEL_API', 'soap'],
  ['ASSISTANT_MODEL_TIMEOUT_SECONDS', '0'],
  ['ASSISTANT_MODEL_TOKENS_PER_ANSWER', '10'],
  ['ASSISTANT_MODEL_ANSWERS_PER_DAY', '-1'],
  ['ASSISTANT_MODEL_TOKENS_PER_DAY', 'many'],
])('%s=%s stops the start', (name, value) => {
  expect(() => read({ ...MODEL, [name]: value })).toThrow(name);
});
