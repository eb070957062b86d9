import type { PassageSource } from '../passage-source.ts';

const place = { href: '/policies/refund', label: 'site.policies.refunds', group: 'refund' };

/** Refunds and the application fee (specification, section 9 "Refunds and fees"). */
export const refunds: readonly PassageSource[] = [
  {
    ...place,
    id: 'refund-how',
    say: [
      ['policies.refunds.request', 0, 1],
      ['faq.questions.firstJoin.answer', 3],
      ['faq.questions.firstJoin.discountPlan', 0],
    ],
    words: {
      en: {
        about: 'refund',
        further: `how do i get request ask my money back policy process steps what to do want deadline days cancel plan
          paid payment full part keep use used yet still eligible possible`,
      },
      es: {
        about: 'reembolso',
        further: `como pido pedir solicito solicitar quiero que hago proceso pasos politica dinero plazo dias cancelar plan
          pague pagado posible puedo tramite completo parte usado derecho`,
      },
    },
  },
  {
    ...place,
    id: 'refund-clinic',
    say: [
      ['policies.refunds.clinic', 0, 1],
      ['policies.refunds.intro', 1],
    ],
    words: {
      en: {
        about: 'refund, cancel',
        further: `clinic phc how many days long do i have deadline window time application applied bought yesterday
          two weeks ago full amount everything minus fee 3 days too late still in time`,
      },
      es: {
        about: 'reembolso, cancelar',
        further: `clinica phc cuantos dias tengo plazo tiempo solicitud aplique compre ayer hace dos semanas todo completo
          menos cargo 3 dias tarde estoy a tiempo todavia la compre`,
      },
    },
  },
  {
    ...place,
    id: 'refund-discount-plan',
    say: [['policies.refunds.discountPlan', 0, 1]],
    words: {
      en: {
        about: 'refund, cancel',
        further:
          'discount plan, dpo, how many days long do i have deadline window time 30 days too late still',
      },
      es: {
        about: 'reembolso, cancelar',
        further: 'plan de descuento, dpo, cuantos dias tengo plazo tiempo 30 dias tarde todavia',
      },
    },
  },
  {
    ...place,
    id: 'refund-request',
    say: [['policies.refunds.request', 0, 1, 2]],
    words: {
      en: {
        about: 'refund, cancel',
        further: `in writing, letter, what do i write say put request form signature who signs sign wife husband spouse paper
          reason why explain principal main applicant where do i send mail address phone call online email fax hand deliver
          format need name information send someone else behalf for me`,
      },
      es: {
        about: 'reembolso, cancelar',
        further: `por escrito, carta, que escribo pongo digo solicitud firma quien firma esposa esposo papel motivo razon
          explicar solicitante principal titular a donde mando envio direccion llamar telefono en linea correo fax
          entregar requisitos nombre informacion llevar tiene que otra persona por mi`,
      },
    },
  },
  {
    ...place,
    id: 'refund-time',
    say: ['policies.refunds.processing'],
    words: {
      en: {
        about: 'refund',
        further: `how long does it take when will i get arrive receive process processing processed business days status
          still nothing sent mailed letter month weeks ago waiting wait check come back 45 deposited yet late delay delayed`,
      },
      es: {
        about: 'reembolso',
        further: `cuanto tarda tardan demora demoran cuando llega recibo me llega procesar procesan tiempo dias laborables
          habiles 45 todavia nada mande envie carta hace un mes espero esperando mandar depositan cheque`,
      },
    },
  },
  {
    ...place,
    id: 'application-fee',
    say: [['policies.refunds.intro', 0, 1]],
    words: {
      en: {
        about: 'application fee, 25',
        further: `refund refundable get back return if i change my mind cancel is it how much cost pay paying charge join enroll start
          one time once only do i lose keep included price monthly there any what is to apply application`,
      },
      es: {
        about: 'cargo de solicitud, 25',
        further: `reembolso reembolsable devuelven regresan si cambio de idea cancelar cuanto cuesta pagar pago cobran inscribir
          inscripcion entrar empezar una vez pierdo incluido precio mensual hay que es solicitud aplicar algo tipo`,
      },
    },
  },
  {
    ...place,
    id: 'joining-fee',
    href: '/#faq-first-join',
    label: 'faq.questions.firstJoin.question',
    say: [['faq.questions.firstJoin.answer', 0]],
    words: {
      en: {
        about: 'join, application',
        further:
          'fee cost pay is there any charge to how much free sign up money upfront first payment need do i have',
      },
      es: {
        about: 'inscribir, solicitud',
        further:
          'cargo costo pagar hay que algo cuanto gratis cobran por para entrar dinero primero primer pago de entrada',
      },
    },
  },
];
