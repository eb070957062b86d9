import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  opensInNewTab: '(se abre en otra pestaña)',
  unknownValue:
    'No reconocemos un dato del enlace que abrió y pusimos el habitual. Por favor, revise lo que está elegido.',
  phones: {
    label: 'Teléfonos',
    miamiDade: 'Miami-Dade',
    otherCounties: 'Otros condados',
    customerService: 'Servicio al cliente',
    appointments: 'Citas',
    authorizations: 'Autorizaciones',
    tollFree: 'Llamada sin costo',
    tty: 'TTY',
    fax: 'Fax',
  },
  hours: 'De {firstDay} a {lastDay}, de {opens} a {closes}',
  closures: {
    closed: '{date}: cerrado ({what})',
    open: '{date}: de {opens} a {closes} ({what})',
  },
  hoursInSentence: 'de {firstDay} a {lastDay}, de {opens} a {closes}',
  days: {
    '1': 'lunes',
    '2': 'martes',
    '3': 'miércoles',
    '4': 'jueves',
    '5': 'viernes',
    '6': 'sábado',
    '7': 'domingo',
  },
  policies: {
    privacy: 'Política de privacidad',
    internetPrivacy: 'Política de privacidad en Internet',
    nonDiscrimination: 'Aviso de no discriminación',
    refunds: 'Política de reembolsos',
    grievances: 'Procedimientos de quejas',
  },
  /** Wherever a price of the calculator stands. */
  quotePlan: {
    clinic: 'Este precio es el de la clínica prepagada (PHC).',
    discountPlan: 'Este precio es el del plan de descuento (DPO). No es un seguro.',
    unconfirmed: 'Antes de inscribirse, pregúntenos de qué plan es este precio.',
  },
  planLabel: {
    clinic: 'PHC',
    discountPlan: 'DPO',
    discountPlanAndClinic: 'PHC y DPO',
    unconfirmed: 'Pregunte de qué plan',
  },
  plans: {
    discountPlanAndClinic: 'PHC y DPO: dos planes distintos',
    doesNot: 'Lo que este plan no hace',
    clinicName: 'Clínica de salud prepagada (PHC)',
    clinic: 'Usted hace un pago mensual y paga un copago mínimo al atenderse.',
    clinicHospital: 'No incluye hospitalizaciones ni paga las cuentas del hospital.',
    clinicWaits:
      'No todo empieza el primer día: algunos beneficios empiezan a los 30, 60 o 90 días, y el crédito dental a los 6 meses.',
    discountPlanName: 'Plan de descuento (DPO)',
  },
  disclosures: {
    title: 'Sobre el plan de descuento (DPO)',
    notInsurance: 'Este plan no es un seguro.',
    discounts: 'El plan ofrece descuentos en servicios médicos con ciertos proveedores de salud.',
    noPayments: 'El plan no hace pagos directos a los proveedores de servicios médicos.',
    memberPays:
      'El miembro debe pagar todos los servicios de salud, pero recibe un descuento de los proveedores que tienen contrato con la organización del plan de descuento.',
    organization: 'Organización de planes de descuento con licencia: {legalName}, {address}.',
  },
} as const satisfies Translation<typeof en>;
