import { SITE } from '../../support/default-site.ts';
import type { Question } from '../question.ts';

const ANY_PHONE = [SITE.phones.customerService, SITE.phones.miamiDade, SITE.phones.otherCounties];

/** Chit-chat: friendly and short, without facts that nobody asked for. */
export const chat: readonly Question[] = [
  {
    ask: 'hello',
    kind: 'chat',
    needs: [['help', 'ask', 'question', 'assist*']],
    never: ["I don't know"],
    because: 'A greeting is answered with what the assistant can do.',
  },
  {
    ask: 'thx!!',
    before: ['are you open on friday'],
    kind: 'chat',
    needs: [['welcome', 'glad', 'pleasure', 'happy', 'anytime', 'any time']],
    never: ["I don't know"],
    because: 'Thanks are answered, not searched for.',
  },
  {
    ask: 'am i talking to a real person',
    kind: 'chat',
    needs: [['automated', 'automatic', 'not a person', 'not a human'], ANY_PHONE],
    never: ['I am a person', 'I am human', 'real person here', 'yes I am'],
    because: 'assistant.md: "this is an automated assistant", and how to reach a person.',
  },
  {
    ask: 'i dont want a robot give me a human',
    kind: 'chat',
    needs: [ANY_PHONE],
    never: ['connecting you', 'transferring you'],
    cites: ['/#contact', '/#faq-customer-service', '/#locations'],
    because: 'assistant.md: how to reach a person is always in sight.',
  },
  {
    ask: 'what can you do',
    kind: 'chat',
    needs: [
      ['price*', 'quote', 'cost*'],
      ['doctor*', 'provider*', 'directory'],
    ],
    never: ["I don't know"],
    because: 'assistant.md: passages of the site, prices, doctors.',
  },
  {
    ask: 'ok bye have a good nite',
    kind: 'chat',
    needs: [['bye', 'good night', 'take care', 'welcome', 'see you', 'good day', 'well']],
    never: ["I don't know"],
    because: 'A farewell is answered, not searched for.',
  },
];
