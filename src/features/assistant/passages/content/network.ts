import type { PassageSource } from '../passage-source.ts';

const faq = (id: string, key: string) => ({
  href: `/#faq-${id}`,
  label: `faq.questions.${key}.question`,
  group: 'network',
});

/** Doctors, referrals, counties; joining the network and recommending somebody for it. */
export const network: readonly PassageSource[] = [
  {
    ...faq('choose-pcp', 'choosePcp'),
    id: 'choose-doctor',
    weight: 0.7,
    say: [['faq.questions.choosePcp.answer', 0, 1, 3]],
    words: {
      en: {
        about: 'primary doctor, choose, doctor',
        further: `how do i choose pick select find get change switch my own primary doctor list directory need to have one new different
          assigned can i keep`,
      },
      es: {
        about: 'medico primario, elegir, medico',
        further: `como escojo elijo busco cambio cambiar mi propio medico primario lista directorio necesito tener uno nuevo otro
          asignan puedo seguir`,
      },
    },
  },
  {
    ...faq('choose-pcp', 'choosePcp'),
    id: 'new-patients',
    say: [['faq.questions.choosePcp.answer', 2]],
    words: {
      en: {
        about: 'new patients, accepting',
        further: 'doctor accepting taking takes new patients how do i know accept',
      },
      es: {
        about: 'pacientes nuevos, pacientes',
        further: 'medico acepta recibe toma pacientes nuevos como se si',
      },
    },
  },
  {
    ...faq('service-areas', 'serviceAreas'),
    id: 'service-areas',
    say: ['faq.questions.serviceAreas.answer'],
    words: {
      en: {
        about: 'county, serve, =florida place',
        further: `what which counties do you cover serve live in can i join where available work county area plan use moved moving
          move do you have here in florida outside another accept all state sign up get service enroll qualify people`,
      },
      es: {
        about: 'condado, dan servicio, =florida place',
        further: `que cuales en q condados cubren dan servicio vivo en puedo inscribir apuntar donde disponible trabajan area plan usar me
          mude mudar mudo tienen aqui en la florida fuera otro aceptan todo estado entrar servicio afiliar gente`,
      },
    },
  },
  {
    ...faq('referrals', 'referrals'),
    id: 'referrals',
    say: [['faq.questions.referrals.answer', 0, 1, 2]],
    words: {
      en: {
        about: 'referral, authorization',
        further: `do i need a to see specialist skin doctor heart primary doctor get before visit appointment required must ask how who
          gives insurance can i go directly straight without order slip necessary my`,
      },
      es: {
        about: 'referido, autorizacion',
        further: `necesito un para ver especialista piel corazon medico primario antes visita cita obligatorio pedir como quien da
          puedo ir directo directamente sin hace falta orden papel mi`,
      },
    },
  },
  {
    ...faq('referrals', 'referrals'),
    id: 'see-specialist',
    href: '/#services',
    label: 'passages.labels.services',
    say: [
      ['services.specialists.expandedDescription', 1, 2],
      ['services.specialists.fact', 0],
    ],
    words: {
      en: {
        about: 'specialist',
        further:
          'can i see how do i go to get which cover include plan services kinds what specialties do you have',
      },
      es: {
        about: 'especialista',
        further: 'puedo ver como voy ir cual cubre incluye plan servicios tipos que especialidades tienen',
      },
    },
  },
  {
    ...faq('choose-pcp', 'choosePcp'),
    id: 'recommend-doctor',
    href: '/providers/recommend',
    label: 'passages.labels.recommend',
    say: ['passages.recommend', ['recommend.success.text', 1]],
    words: {
      en: {
        about: 'recommend, add, not on your list, nominate',
        further: `doctor my not on list directory network can i suggest him her you add get included found find pediatrician specialist
          dentist current old want keep same isnt in years longtime form how do`,
      },
      es: {
        about: 'recomendar, agregar, anadir, incluir, no sale',
        further: `medico mi no esta no sale en la lista directorio red puedo sugerir proponer lo la agregar incluir aparece encuentro
          pediatra dentista especialista de toda la vida siempre quiero seguir formulario como`,
      },
    },
  },
  {
    ...faq('choose-pcp', 'choosePcp'),
    id: 'join-network',
    href: '/join-network',
    label: 'passages.labels.joinNetwork',
    say: ['passages.joinNetwork', 'joinNetwork.inquiryTitle', ['joinNetwork.inquiryText', 1]],
    words: {
      en: {
        about: 'network, im a doctor, credentialing, become a provider',
        further: `join how do i apply be part of in your doctor dentist physician nurse practitioner therapist psychologist pharmacy lab owner
          office practice clinic want become provider providers form inquiry application apply contract credentialing credential
          contracted get on your list specialist pediatrician specialist dermatologist laboratory work with you participate
          participating unit`,
      },
      es: {
        about: 'red, soy medico, credenciales',
        further: `entrar unirme como hago aplico parte de su medico dentista enfermera terapeuta psicologo farmacia laboratorio dueno
          consultorio clinica practica quiero ser proveedor proveedores formulario solicitud contrato credenciales especialista
          pediatra trabajar con ustedes participar afiliarme inscribir inscribirme emergencias`,
      },
    },
  },
  {
    ...faq('choose-pcp', 'choosePcp'),
    id: 'join-network-after',
    href: '/join-network',
    label: 'passages.labels.joinNetwork',
    say: ['joinNetwork.next.review', 'joinNetwork.next.contact'],
    words: {
      en: {
        about: 'network, provider application',
        further:
          'join form sent what happens next after applied application inquiry review when contact hear back how long accepted',
      },
      es: {
        about: 'red, solicitud de proveedor',
        further:
          'formulario envie mande que pasa despues sigue aplique solicitud revisan cuando contactan me llaman aceptan',
      },
    },
  },
];
