import type { PassageSource } from '../passage-source.ts';

const quote = { href: '/quote', label: 'passages.labels.calculator' };
const packages = { ...quote, group: 'packages' };
const kinds = { ...quote, group: 'kinds' };

/** The two kinds of plan, the copayment, the packages, and how a quote works. */
export const plans: readonly PassageSource[] = [
  {
    ...kinds,
    id: 'clinic-or-discount-plan',
    href: '/#about',
    label: 'passages.labels.about',
    say: [
      'quote.facts.kinds.clinicName',
      'quote.facts.kinds.clinic',
      'quote.facts.kinds.discountPlanName',
      'quote.facts.kinds.discountPlan',
    ],
    words: {
      en: {
        about: 'clinic, discount plan, insurance, copayment or discount',
        further: `difference between phc and dpo what is what does mean is this really real same better which one choose type kind
          kinds of plan plans do you sell offer explain discount negotiated rate compare versus vs understand stand for acronym
          instead of replace count as work like affordable care act cheapest best`,
      },
      es: {
        about: 'clinica, plan de descuento, seguro',
        further: `diferencia entre phc y dpo que es que significa esto de verdad mismo mejor cual escoger tipo clase de plan planes
          tienen ofrecen explicame tarifa negociada comparar versus entiendo nada siglas en vez de reemplaza cuenta como
          funciona medico salud barata mas barato`,
      },
    },
  },
  {
    ...kinds,
    id: 'discount-plan',
    href: '/#about',
    label: 'site.disclosures.title',
    say: ['site.disclosures.notInsurance', 'site.disclosures.discounts', 'site.disclosures.memberPays'],
    words: {
      en: {
        about: 'discount plan',
        further: `how does it work what is dpo discount card insurance not pay pays providers who services negotiated rate member
          full price save saves savings percent do i get`,
      },
      es: {
        about: 'plan de descuento',
        further: `como funciona que es dpo tarjeta seguro no paga pagan proveedores quien servicios tarifa negociada miembro
          ahorro ahorrar todo completo recibo`,
      },
    },
  },
  {
    ...kinds,
    id: 'clinic',
    href: '/#about',
    label: 'faq.questions.licensed.question',
    say: [['faq.questions.licensed.answer', 1, 2]],
    words: {
      en: {
        about: 'clinic',
        further:
          'what is phc prepaid health clinic mean how does it work stand for pay copayment month explain',
      },
      es: {
        about: 'clinica',
        further:
          'que es phc clinica de salud prepagada significa como funciona siglas pago copago mes explicame',
      },
    },
  },
  {
    ...kinds,
    id: 'five-dollar-copayment',
    href: '/',
    label: 'passages.labels.home',
    say: ['home.stats.copaymentsNote', 'passages.copaymentElsewhere'],
    words: {
      en: {
        about: 'copayment',
        further: `5 visit visits how much is everywhere all counties every county florida place doctor miami dade only asterisk true
          for everybody do i pay what is the cost of a clinic see specialist too orlando broward each time applies apply who gets`,
      },
      es: {
        about: 'copago',
        further: `5 consulta consultas visita visitas cuanto es en todos los condados florida lugares medico miami dade solo asterisco
          verdad para todo el mundo pago que es costo clinica ver especialista orlando broward cada vez aplica quien`,
      },
    },
  },
  {
    ...kinds,
    id: 'minimal-copayment',
    href: '/#faq-licensed',
    label: 'faq.questions.licensed.question',
    say: [['faq.questions.licensed.answer', 2], 'home.stats.copaymentsNote'],
    words: {
      en: {
        about: 'copayment',
        further: 'phc clinic do i pay when get care is there a what are the minimal visit',
      },
      es: {
        about: 'copago',
        further: 'phc clinica pago cuando recibo atencion hay cuales son minimo visita',
      },
    },
  },
  {
    ...packages,
    id: 'packages',
    say: ['passages.packages.all'],
    words: {
      en: {
        about: 'package',
        further:
          'what are the which packages do you have offer include list names difference core extra available add options all compare',
      },
      es: {
        about: 'paquete',
        further:
          'cuales son que paquetes tienen ofrecen incluyen lista nombres diferencia principal extra disponibles agregar opciones todos traen comparar',
      },
    },
  },
  {
    ...packages,
    id: 'packages-with-dental',
    say: ['passages.packages.dental'],
    words: {
      en: { about: 'package', further: 'dentist which come with have include dental has for best' },
      es: { about: 'paquete', further: 'dental cuales traen tienen incluyen con para que mejor' },
    },
  },
  {
    ...packages,
    id: 'packages-with-vision',
    say: ['passages.packages.vision'],
    words: {
      en: { about: 'package', further: 'vision which come with have include has for best' },
      es: { about: 'paquete', further: 'vision cuales traen tienen incluyen con para que mejor' },
    },
  },
  {
    ...packages,
    id: 'packages-with-pharmacy',
    say: ['passages.packages.pharmacy'],
    words: {
      en: { about: 'package', further: 'pharmacy which come with have include has for best' },
      es: { about: 'paquete', further: 'farmacia cuales traen tienen incluyen con para que mejor' },
    },
  },
  {
    ...packages,
    id: 'package-1',
    say: ['passages.packages.package1', ['quote.explain.package1', 1]],
    words: {
      en: {
        about: 'proteccion, total plus, package 1',
        further:
          'proteccion total plus package 1 what does include come with have is in benefits big medical auxiliary dental vision pharmacy',
      },
      es: {
        about: 'proteccion, total plus, paquete 1',
        further:
          'proteccion total plus paquete 1 que incluye trae tiene es beneficios medicos auxiliares dental vision farmacia',
      },
    },
  },
  {
    ...packages,
    id: 'package-2',
    say: ['passages.packages.package2', ['quote.explain.package2', 1]],
    words: {
      en: {
        about: 'bienestar, package 2',
        further:
          'bienestar integral package 2 what does include come with have is in benefits dental vision pharmacy medical',
      },
      es: {
        about: 'bienestar, paquete 2',
        further:
          'bienestar integral paquete 2 que incluye trae tiene es beneficios dental vision farmacia medicos',
      },
    },
  },
  {
    ...packages,
    id: 'package-3',
    say: ['passages.packages.package3', ['quote.explain.package3', 1]],
    words: {
      en: {
        about: 'sonrisa, package 3',
        further:
          'sonrisa perfecta package 3 what does include come with have is in benefits dental vision pharmacy medical',
      },
      es: {
        about: 'sonrisa, paquete 3',
        further:
          'sonrisa perfecta paquete 3 que incluye trae tiene es beneficios dental vision farmacia medicos',
      },
    },
  },
  {
    ...packages,
    id: 'package-4',
    say: ['passages.packages.package4', ['quote.explain.package4', 1]],
    words: {
      en: {
        about: 'salud preventiva, package 4',
        further:
          'salud preventiva package 4 what does include come with have is in benefits dental pharmacy vision medical',
      },
      es: {
        about: 'salud preventiva, paquete 4',
        further:
          'salud preventiva paquete 4 que incluye trae tiene es beneficios dental farmacia vision medicos',
      },
    },
  },
  {
    ...packages,
    id: 'hospital-package',
    say: ['passages.packages.package5', ['quote.explain.package5', 0, 1, 2]],
    words: {
      en: {
        about: 'hospital package, respaldo, package 5',
        further: `respaldo hospitalario hospital package what does include cover pay pays for surgery stay insurance discount how work
          100 percent full all my expenses bills bill emergency admitted is it everything`,
      },
      es: {
        about: 'paquete hospitalario, respaldo, paquete 5',
        further: `respaldo hospitalario paquete hospital que incluye cubre paga pagan cirugia ingreso seguro descuento como funciona
          100 por ciento todo gastos cuenta factura emergencia es`,
      },
    },
  },
  {
    ...packages,
    id: 'one-core-package',
    say: [
      ['quote.explain.package1', 1],
      ['quote.explain.package5', 0],
    ],
    words: {
      en: {
        about: 'package',
        further:
          'two both more than one at the same time together how many can i have combine core main 1 and 2 3 4 multiple',
      },
      es: {
        about: 'paquete',
        further:
          'dos ambos mas de uno a la vez juntos cuantos puedo tener combinar principal principales 1 y 2 3 4 varios',
      },
    },
  },
  {
    ...quote,
    group: 'quote',
    id: 'quote-follow-up',
    say: ['quote.print.followUp'],
    words: {
      en: {
        about: 'quote, get back to me, call me',
        further: `how soon long until someone calls contact me back after i ask ask for requested filled form sent answer respond hear
          24 48 hours when will wait agent yesterday last night online request submitted`,
      },
      es: {
        about: 'cotizacion, me llaman',
        further: `en cuanto tiempo cuanto tardan llaman contactan contestan despues de pedir llene formulario mande envie respuesta 24
          48 horas cuando espero agente ayer anoche solicitud pedi`,
      },
    },
  },
  {
    ...quote,
    group: 'quote',
    id: 'quote-what-is-not-included',
    say: [
      'quote.facts.notIncluded.copay',
      'quote.facts.notIncluded.discountPlanRate',
      'quote.facts.notIncluded.fee',
      'quote.facts.notIncluded.packages',
    ],
    words: {
      en: {
        about: 'included, extra, hidden, besides',
        further:
          'what is not in the monthly price included premium extra costs hidden fee cost besides other charge total quote surprise surprises',
      },
      es: {
        about: 'incluido, extra, escondido, oculto',
        further:
          'que no incluye el precio mensual mensualidad costos extra escondidos ocultos cargo aparte otros total cotizacion sorpresas',
      },
    },
  },
  {
    ...quote,
    group: 'quote',
    id: 'quote-private',
    say: [
      ['policies.internetPrivacy.collect', 5, 6],
      ['quote.result.followUpHow', 1],
    ],
    words: {
      en: {
        about: 'calculator, quote',
        further:
          'privacy do you keep save store send name phone email data spam calls calling safe information sell without giving personal who sees',
      },
      es: {
        about: 'calculadora, cotizacion',
        further:
          'privacidad guardan envian nombre telefono correo datos spam llamadas seguro informacion venden sin dar personal quien ve',
      },
    },
  },
  {
    ...quote,
    group: 'quote',
    id: 'how-to-get-a-quote',
    say: ['passages.calculator', 'quote.print.followUp'],
    words: {
      en: {
        about: 'quote, calculator',
        further:
          'how do i get a where want need can request free see price online form fill out steps save share print copy link',
      },
      es: {
        about: 'cotizacion, calculadora',
        further:
          'como pido consigo hago una donde quiero necesito puedo gratis ver precio en linea formulario llenar pasos guardar compartir imprimir copiar enlace',
      },
    },
  },
  {
    ...quote,
    group: 'quote',
    id: 'how-to-join',
    say: ['passages.calculator', ['quote.result.enrollHint', 0, 1], 'passages.contact'],
    words: {
      en: {
        about: 'join',
        further: `how do i where can what do i need to process steps online sign up today start plan want first next my family me my
          husband wife mom parents`,
      },
      es: {
        about: 'inscribir',
        further: `como hago donde puedo que necesito para proceso pasos en linea hoy empezar plan quiero primero mi familia me yo
          esposo esposa mama papas`,
      },
    },
  },
  {
    ...quote,
    group: 'join',
    id: 'after-joining',
    href: '/#faq-first-join',
    label: 'faq.questions.firstJoin.question',
    say: [['faq.questions.firstJoin.answer', 0, 1, 2]],
    words: {
      en: {
        about: 'join',
        further: 'what happens after when i first next then now what new member steps do once enrolled just',
      },
      es: {
        about: 'inscribir',
        further:
          'que pasa despues cuando primero ahora que sigue nuevo miembro pasos hago una vez recien acabo',
      },
    },
  },
  {
    ...quote,
    group: 'quote',
    id: 'two-plans-together',
    href: '/',
    label: 'home.starting.haveTitle',
    say: [['home.starting.haveGuidance', 2]],
    words: {
      en: {
        about: 'together, keep, job, employer, insurance work, other insurance, second insurance',
        further:
          'insurance already have keep what i have two plans work together from work job employer husband wife use both at the same time combine second can i',
      },
      es: {
        about: 'juntos, ambos, quedarme, trabajo',
        further:
          'seguro ya tengo quedarme con lo que dos planes funcionan juntos del trabajo empleo esposo esposa usar los dos a la vez combinar segundo puedo',
      },
    },
  },
];
