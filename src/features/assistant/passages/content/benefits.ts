import type { PassageSource } from '../passage-source.ts';

const group = 'benefits';
const faq = (id: string, key: string) => ({
  href: `/#faq-${id}`,
  label: `faq.questions.${key}.question`,
  group,
});
const services = { href: '/#services', label: 'passages.labels.services', group };

/** When benefits start, their limits and credits (specification, section 9 "Benefits and plan facts"). */
export const benefits: readonly PassageSource[] = [
  {
    ...faq('benefits-start', 'benefitsStart'),
    id: 'benefits-start',
    say: ['faq.questions.benefitsStart.answer'],
    words: {
      en: {
        about: 'start',
        further: `when do my how soon how long before after can i use benefits without copayments joined signed up enrolled new
          member plan day one first activation activated immediately same day`,
      },
      es: {
        about: 'empezar',
        further: `cuando mis desde cuando cuanto tiempo beneficios sin copago inscribi nuevo miembro plan dia uno activar activado
          inmediato mismo dia acabo de`,
      },
    },
  },
  {
    ...faq('benefits-start', 'benefitsStart'),
    id: 'benefits-without-copay',
    say: [['faq.questions.benefitsStart.answer', 1]],
    words: {
      en: {
        about: 'benefits without copayments',
        further: 'copayment when start how soon long after activation activated days 30 wait use can i first',
      },
      es: {
        about: 'beneficios sin copago',
        further: 'copago cuando empezar desde cuando dias 30 espera usar puedo activar acabo inscribir',
      },
    },
  },
  {
    ...faq('waiting-periods', 'waitingPeriods'),
    id: 'waiting-periods',
    say: [['faq.questions.waitingPeriods.answer', 0, 1, 2, 3, 4]],
    words: {
      en: {
        about: 'wait, waiting period',
        further: 'are there any is there periods how long benefits start what plan do i have to list all',
      },
      es: {
        about: 'espera, periodo de espera',
        further: 'hay tienen periodos cuanto beneficios empezar plan cuales todos lista',
      },
    },
  },
  {
    ...faq('waiting-periods', 'waitingPeriods'),
    id: 'specialist-wait',
    say: [
      ['faq.questions.benefitsStart.answer', 3],
      ['services.specialists.fact', 1],
    ],
    words: {
      en: {
        about: 'specialist',
        further: `wait how long before i can see when start go visit visits soon after joining join first 60 days new member which need
          immediately eye heart skin`,
      },
      es: {
        about: 'especialista',
        further: `espera cuanto tiempo antes ver cuando empezar ir visita visitas despues inscribir primer 60 dias nuevo miembro
          cuales esperar inmediato hay que para ojos corazon piel`,
      },
    },
  },
  {
    ...faq('additional-benefits', 'additionalBenefits'),
    id: 'laboratory',
    say: ['services.laboratory.fact', ['services.laboratory.expandedDescription', 0, 1]],
    words: {
      en: {
        about: 'laboratory',
        further: `how many times a year often limit blood work urine tests services included covered contract do you have free 3 times
          where order doctor fasting breakfast empty stomach eat before results`,
      },
      es: {
        about: 'laboratorio',
        further: `cuantas veces al ano cada cuanto limite sangre orina examenes pruebas servicios incluido cubre contrato tienen 3 veces
          puedo sacar hacer donde orden medico ayunas desayuno comer antes resultados`,
      },
    },
  },
  {
    ...faq('200-credits', 'credits'),
    id: 'credit-pictures',
    say: [['faq.questions.credits.answer', 1, 3]],
    words: {
      en: {
        about: 'xray, ultrasound',
        further: `credit help pay cover included cost how much do you money off doctor ordered sent me chest picture pictures imaging
          diagnostics any foot hand knee arm leg back neck hip shoulder ankle wrist spine bone belly abdomen thyroid kidney lungs broken need free`,
      },
      es: {
        about: 'rayos x, ultrasonido',
        further: `credito ayuda pagar cubre incluido cuesta cuanto dan mandaron medico pecho imagen imagenes diagnostico hay alguna
          algun pie mano rodilla brazo pierna espalda cuello cadera hombro tobillo muneca columna hueso abdomen tiroides rinon pulmones torax necesito gratis`,
      },
    },
  },
  {
    ...faq('200-credits', 'credits'),
    id: 'credit-vaccines',
    say: [['faq.questions.credits.answer', 1, 3]],
    words: {
      en: {
        about: 'vaccine',
        further: `credit help pay cover included cost how much age ages until limit old children baby kids seniors adults mom dad
          grandmother me 18 61 65 any free do i get for flu`,
      },
      es: {
        about: 'vacuna',
        further: `credito ayuda pagar cubre incluido cuesta cuanto edad edades hasta limite ninos mayores adultos mama papa abuela yo
          18 61 65 hay gratis le toca para gripe influenza`,
      },
    },
  },
  {
    ...faq('200-credits', 'credits'),
    id: 'credits',
    say: [['faq.questions.credits.answer', 0, 1, 2]],
    words: {
      en: {
        about: 'credit',
        further: `200 how do the credits work two separate same one dental xray ultrasound vaccine combine difference together what is
          for use can i is it annual year each`,
      },
      es: {
        about: 'credito',
        further: `200 como funcionan los creditos dos separado aparte mismo uno dental rayos x ultrasonido vacuna combinar diferencia
          juntos que es para usar puedo anual ano cada`,
      },
    },
  },
  {
    ...faq('200-credits', 'credits'),
    id: 'credit-left',
    say: [['faq.questions.credits.answer', 3]],
    words: {
      en: {
        about: 'credit',
        further: 'left remaining how much of my have used up check balance still before use',
      },
      es: {
        about: 'credito',
        further: 'queda quedan cuanto me sobra usado gastado verificar saldo antes de usar',
      },
    },
  },
  {
    ...faq('dental-benefits', 'dentalBenefits'),
    id: 'dental-benefits',
    say: [['faq.questions.dentalBenefits.answer', 0, 1, 3]],
    words: {
      en: {
        about: 'dentist',
        further:
          'benefits what do i get cover included plan have is there care services need do you help work',
      },
      es: {
        about: 'dental, beneficios dentales',
        further: 'beneficios que tengo cubre incluye plan hay atencion servicios necesito ayuda trabajo',
      },
    },
  },
  {
    ...faq('dental-benefits', 'dentalBenefits'),
    id: 'dental-cleanings',
    say: [['services.dental.fact', 0]],
    words: {
      en: {
        about: 'cleaning',
        further: 'how many dentist year do i get often times included free cover bleed gums another second',
      },
      es: {
        about: 'limpieza',
        further:
          'cuantas dental ano tengo cada cuanto veces incluida gratis cubre sangran encias otra segunda',
      },
    },
  },
  {
    ...faq('dental-benefits', 'dentalBenefits'),
    id: 'dental-credit',
    say: [['faq.questions.dentalBenefits.answer', 1]],
    words: {
      en: {
        about: 'dentist',
        further: `credit when does start use can i how long wait months 6 member annual year 200 500 money amount how much joined
          ready available already`,
      },
      es: {
        about: 'dental',
        further: `credito cuando empezar usar puedo cuanto espera meses 3 6 miembro anual ano 200 500 dinero cantidad inscribi listo
          disponible ya tengo dijeron`,
      },
    },
  },
  {
    ...services,
    id: 'pharmacy',
    say: [['services.pharmacy.expandedDescription', 0, 1], 'services.pharmacy.fact'],
    words: {
      en: {
        about: 'pharmacy',
        further:
          'benefits cover included plan help pay do you have how does work cost of my every day daily need buy',
      },
      es: {
        about: 'farmacia',
        further:
          'beneficios cubre incluye plan ayuda pagar tienen como funciona costo de mis todos los dias diaria necesito comprar',
      },
    },
  },
  {
    ...services,
    id: 'vision',
    say: [['services.vision.expandedDescription', 0], 'services.vision.fact'],
    words: {
      en: {
        about: 'vision',
        further: 'benefits cover included plan exam adults children do you have need check',
      },
      es: {
        about: 'vision',
        further: 'beneficios cubre incluye plan examen adultos ninos tienen necesito revisar',
      },
    },
  },
  {
    ...services,
    id: 'diagnostics',
    say: ['services.diagnostics.expandedDescription', 'services.diagnostics.fact'],
    words: {
      en: {
        about: 'diagnostics, imaging',
        further: 'xray ultrasound services do you have center prepare bring order cover',
      },
      es: {
        about: 'diagnostico, imagenes',
        further: 'rayos x ultrasonido servicios tienen centro preparar llevar orden cubre',
      },
    },
  },
  {
    ...services,
    id: 'pediatrics',
    say: [['services.pediatric.expandedDescription', 0], 'services.pediatric.fact'],
    words: {
      en: {
        about: 'pediatrician',
        further: 'what does care for children kids checkups vaccine services cover include plan age until',
      },
      es: {
        about: 'pediatra',
        further: 'que hace atencion ninos chequeo vacuna servicios cubre incluye plan edad hasta',
      },
    },
  },
  {
    ...services,
    id: 'womens-health',
    say: ['services.womensHealth.expandedDescription', 'services.womensHealth.fact'],
    words: {
      en: {
        about: 'gynecologist, family planning',
        further: 'yearly annual exam women woman services cover include plan pap smear mammogram visit',
      },
      es: {
        about: 'ginecologo, planificacion familiar',
        further: 'examen anual ano mujeres mujer servicios cubre incluye plan papanicolau mamografia visita',
      },
    },
  },
  {
    ...services,
    id: 'services',
    weight: 0.35,
    say: ['passages.services'],
    words: {
      en: {
        about: 'services, cover, benefits, include',
        further:
          'what services do you have offer kinds of care cover list plan included everything benefits come with get',
      },
      es: {
        about: 'servicios, cubre, beneficios, incluye',
        further:
          'que servicios tienen ofrecen tipos de atencion cubre lista plan incluye todo beneficios trae',
      },
    },
  },
  {
    ...faq('additional-benefits', 'additionalBenefits'),
    id: 'additional-benefits',
    say: ['faq.questions.additionalBenefits.answer'],
    words: {
      en: {
        about: 'additional benefits, extra benefits, additional',
        further: 'what benefits are there other more else do i get extra besides',
      },
      es: { about: 'adicionales, adicional, extra', further: 'que beneficios hay otros mas tengo ademas' },
    },
  },
];
