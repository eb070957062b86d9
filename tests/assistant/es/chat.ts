import { SITE } from '../../support/default-site.ts';
import type { Question } from '../question.ts';

const ANY_PHONE = [SITE.phones.customerService, SITE.phones.miamiDade, SITE.phones.otherCounties];

/** Chit-chat: friendly and short, without facts that nobody asked for. */
export const chat: readonly Question[] = [
  {
    ask: 'holaaa buenas noches',
    kind: 'chat',
    needs: [['ayud*', 'pregunt*', 'puedo']],
    never: ['no lo sé', 'no sé'],
    because: 'A greeting is answered with what the assistant can do.',
  },
  {
    ask: 'muchas gracias mi amor dios te bendiga',
    before: ['a que hora abren'],
    kind: 'chat',
    needs: [['con gusto', 'de nada', 'placer', 'para servirle', 'gracias a usted', 'a la orden']],
    never: ['no lo sé', 'no sé'],
    because: 'Thanks are answered, not searched for.',
  },
  {
    ask: 'eres una persona o una maquina',
    kind: 'chat',
    needs: [['automátic*', 'automatizado', 'no soy una persona', 'no es una persona'], ANY_PHONE],
    never: ['soy una persona', 'soy humano', 'soy humana'],
    because: 'assistant.md: "this is an automated assistant", and how to reach a person.',
  },
  {
    ask: 'pasame con alguien q hable español',
    kind: 'chat',
    needs: [ANY_PHONE],
    never: ['le transfiero', 'le paso con', 'le comunico ahora'],
    cites: ['/#contact', '/#faq-customer-service', '/#locations'],
    because: 'assistant.md: how to reach a person is always in sight.',
  },
  {
    ask: 'en que me puedes ayudar',
    kind: 'chat',
    needs: [
      ['precio*', 'cotiza*', 'costo*', 'pago mensual'],
      ['médico*', 'doctor*', 'proveedor*', 'directorio'],
    ],
    never: ['no lo sé', 'no sé'],
    because: 'assistant.md: passages of the site, prices, doctors.',
  },
  {
    ask: 'jajaja ok chao',
    kind: 'chat',
    needs: [
      [
        'hasta luego',
        'adiós',
        'hasta pronto',
        'que le vaya bien',
        'buen día',
        'cuídese',
        'con gusto',
        'chao',
      ],
    ],
    never: ['no lo sé', 'no sé'],
    because: 'A farewell is answered, not searched for.',
  },
];
