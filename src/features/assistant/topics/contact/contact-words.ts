import type { Site } from '#site/site.ts';
import { anyOf } from '../../engine/any-of.ts';

/* The words by which questions about hours, phones and offices are known. Both languages, as Floridians mix them. */

/** Asks when the offices are open, whatever else the message says. */
export const HOURS =
  anyOf(`what time do you, what time you, what time does the office, what time does it open,
  what time does it close, what time are you, what times are you, business hours, office hours, opening hours,
  working hours, work hours, hours of operation, operating hours, closing time, opening time, your hours, the hours,
  what hours, hours please, are you open, you open, you guys open, yall open, you close, you guys close, you closed,
  are you closed, is the office open, is your office open, is the office closed, office open, office close, is it open,
  open on, open at, open today, open now, open tomorrow, open late, open till, open until, open this, open early,
  open every day, open 24, open weekends, open on weekends, closed on, close today, close early, when do you open,
  when do you close, when you open, when you close, till when, opening, closing, your schedule, office schedule,
  horario, horarios, a que hora abren, a que hora abre, a que hora cierran, a que hora cierra, a que hora atienden,
  a que hora trabajan, a que horas, que hora abren, que hora cierran, hasta que hora, desde que hora, que horas,
  abren, abre, abiertos, abierto, abierta, estan abiertos, cierran, cierra, cerrado, cerrados, cerrada, hora de cierre,
  hora de apertura, que dias atienden, que dias trabajan, que dias abren, que dias estan, 24 horas al dia, las 24 horas`);

/** Words that ask after hours only together with a day: "can I come on Saturday", "trabajan los domingos". */
export const PRESENCE =
  anyOf(`open, come, come by, come in, go, go in, stop by, walk in, visit, visiting, drop by, pass by,
  show up, there, work, working, available, service, answer, answering, call you, reach you, closed, hours, office, be there,
  atienden, atender, trabajan, abren, abierto, abiertos, puedo ir, ir, voy, vamos, pasar, paso, puedo llamar, llegar,
  visitar, visitarlos, visita, estan, contestan, hay alguien, dan servicio, oficina, horario, cerrado, cerrados`);

/** What was done on some day says nothing of opening hours. */
export const DONE =
  anyOf(`sent, mailed, submitted, applied, signed, filed, since, last, ago, rash, sick, pain, hurts, mande, envie,
  meti, presente, llene, firme, aplique, me inscribi, desde el, pasado, pasada, hace, dolor, duele, enfermo, enferma`);

/** Days and parts of the week, Monday = 1. */
export const DAYS: readonly { days: readonly number[]; said: RegExp }[] = [
  { days: [1], said: anyOf('monday, mondays, mon, lunes') },
  { days: [2], said: anyOf('tuesday, tuesdays, tues, martes') },
  { days: [3], said: anyOf('wednesday, wednesdays, miercoles') },
  { days: [4], said: anyOf('thursday, thursdays, thurs, jueves') },
  { days: [5], said: anyOf('friday, fridays, fri, viernes') },
  { days: [6], said: anyOf('saturday, saturdays, sat, saterday, saturdy, sabado, sabados, savado') },
  { days: [7], said: anyOf('sunday, sundays, domingo, domingos') },
  { days: [6, 7], said: anyOf('weekend, weekends, fin de semana, fines de semana, finde') },
];

/** Days on which an office may be closed though its weekday is not; the site names none. */
export const HOLIDAYS =
  anyOf(`holiday, holidays, christmas, xmas, thanksgiving, new year*, new years, july 4*, 4th of july,
  fourth of july, labor day, memorial day, easter, good friday, mlk, juneteenth, presidents day, veterans day,
  columbus day, black friday, feriado, feriados, dia festivo, dias festivos, festivo, navidad, nochebuena, ano nuevo,
  fin de ano, dia de accion de gracias, accion de gracias, semana santa, viernes santo, 4 de julio, dia del trabajo,
  dia de reyes, dias de fiesta`);

/** Whose hours and phones are not the operator's: providers answer for themselves. */
export const OF_OTHERS =
  anyOf(`doctor, doctors, doctors office, dr, dra, doctora, pharmacy, pharmacies, farmacia, farmacias,
  lab, labs, laboratory, laboratorio, laboratorios, dentist, dentista, pediatrician, pediatra, hospital, hospitales,
  urgent care, clinic near me, specialist, especialista, walgreens, cvs, quest, labcorp, school, escuela, shelter,
  refugio, enrollment period, open enrollment, periodo de inscripcion, inscripcion abierta`);

/** Asks to be told a number, or how to get in touch. */
export const REACH =
  anyOf(`phone, phones, phone number, telephone, tel, number, numbers, num, cell, call, calls, calling,
  dial, ring, contact, contacts, reach, get in touch, get a hold, get hold, speak, talk, extension,
  telefono, telefonos, fono, numero, numeros, celular, llamar, llamo, llama, llamarlos, llamarles, llamada, marco, marcar,
  contactar, contactarlos, contacto, contactos, comunico, comunicarme, comunicar, comunica, comunicarse, hablar, linea`);

/** Asks for a number as such. */
export const PHONE_NOUN =
  anyOf(`phone, phones, phone number, telephone, telephone number, your number, a number, the number,
  what number, which number, number to call, number do i call, number should i call, contact number, contact info,
  contact information, how do i contact, how can i contact, how do i reach you, how can i reach you, how do i call,
  how can i call, call you, contact you, reach you, get in touch, numbers,
  telefono, telefonos, fono, numero, numeros, el numero, un numero, que numero, a que numero, como los llamo,
  como les llamo, como los contacto, como me comunico, como se comunica, comunicarme con ustedes, contactarlos, llamarlos,
  llamarles, datos de contacto, informacion de contacto`);

/** A way to do something, and no number that is asked for. */
export const BY_PHONE = anyOf(
  'by phone, over the phone, on the phone, by telephone, phone call, por telefono, por el telefono',
);

/** Matters with passages of their own, which name the phone where it helps. */
export const OTHER_MATTERS =
  anyOf(`refund*, money back, reimburse*, grievance*, complain*, appeal*, referral*, cancel*, discriminat*,
  privacy, interpreter*, reembols*, devolucion*, devuelv*, queja*, quejar*, reclam*, apel*, referido*, cancelar*, discrimin*,
  privacidad, interprete*, recommend*, recomendar*, proponer*, quote, cotizacion`);

/** Numbers that are no phones, and matters that only sound like asking for one. */
export const NOT_A_PHONE =
  anyOf(`policy number, member number, membership number, group number, account number, id number,
  npi number, npi, reference number, tracking number, card number, social security number, number of, numbers of,
  numero de miembro, numero de poliza, numero de cuenta, numero de socio, numero de referencia, numero de grupo,
  numero de tarjeta, numero de seguro social, my phone number, my number, my phone, mi telefono, mi numero, numero de ninos, numero de hijos, numero de personas`);

/** What each number is for, the most special first. */
export const PHONE_PURPOSES: readonly { phone: keyof Site['phones']; said: RegExp; enough: boolean }[] = [
  { phone: 'fax', said: anyOf('fax, faxes, facsimile, faxear, telefax'), enough: true },
  {
    phone: 'tty',
    said: anyOf(`tty, tdd, ttd, deaf, hard of hearing, hearing impaired, hearing impairment, cant hear, cannot hear,
      sordo, sorda, sordos, sordera, no oye, no oigo, no escucho, no escucha, no puede oir, no puedo oir,
      dificultad para oir, problemas de audicion, hipoacusico, hipoacusica`),
    enough: true,
  },
  {
    phone: 'tollFree',
    said: anyOf(`toll free, tollfree, free number, 1 800, 800 number, 1800, free call, call free, call for free, sin costo,
      numero gratis, numero gratuito, llamada gratis, llamar gratis, linea gratis, linea gratuita, llamada gratuita,
      gratuito, gratis, sin cargo, sin pagar la llamada`),
    enough: false,
  },
  {
    phone: 'authorizations',
    said: anyOf(`authorization, authorizations, prior authorization, prior auth, preauthorization, pre authorization, auth,
      auths, approval, approvals, autorizacion, autorizaciones, preautorizacion`),
    enough: false,
  },
  {
    phone: 'appointments',
    said: anyOf(`appointment, appointments, appt, appts, appointmnet, apointment, booking, book a visit, book a checkup,
      schedule a visit, schedule a checkup, schedule my, cita, citas, sita, turno, turnos, agendar, appointmen`),
    enough: false,
  },
  { phone: 'miamiDade', said: anyOf('miami dade, miamidade, dade, miami, hialeah'), enough: false },
  {
    phone: 'otherCounties',
    said: anyOf(
      'other counties, another county, other county, otros condados, otro condado, outside miami, fuera de miami',
    ),
    enough: false,
  },
  {
    phone: 'customerService',
    said: anyOf(`customer service, customer care, member services, member service, customer support, support, help line,
      helpline, hotline, servicio al cliente, atencion al cliente, servicio al miembro, servicios al miembro,
      servicio a miembros, atencion al miembro, soporte, costumer service, client service, billing, facturacion`),
    enough: false,
  },
];

/** To make, move or cancel a visit: the appointments' phone answers even where no number is asked for. */
export const APPOINTMENT_WISH =
  anyOf(`make an appointment, make appointment, make an appt, make my appointment, set up an appointment,
  schedule an appointment, schedule appointment, schedule my appointment, book an appointment, book appointment,
  book my appointment, get an appointment, set an appointment, need an appointment, want an appointment,
  cancel my appointment, cancel an appointment, change my appointment, reschedule*, move my appointment, make a appointment,
  hacer una cita, hacer cita, hago una cita, hago cita, sacar una cita, sacar cita, saco una cita, saco cita, pedir una cita,
  pedir cita, pido una cita, pido cita, quiero una cita, necesito una cita, quiero cita, necesito cita, agendar,
  programar una cita, programar cita, reservar cita, reservar una cita, cancelar mi cita, cancelar una cita, cancelar cita,
  cambiar mi cita, cambiar la cita, mover mi cita, reprogramar, coger cita, coger una cita, hacer un appointment,
  sacar un turno, pedir un turno`);

/** A person to talk to. */
const PERSON = `human, a human, person, a person, real person, a real person, live person, live agent, real human, actual person,
  representative, a representative, operator, an operator, somebody, someone, somebody real, someone real, an agent, agent,
  advisor, manager, a manager, supervisor, rep, una persona, persona real, un humano, humano, representante, un agente,
  agente, operador, operadora, un operador, asesor, un asesor, una asesora, alguien, un supervisor, supervisor, gerente,
  el gerente, encargado, ser humano`;
/** What is said before it: "let me talk to", "quiero hablar con". */
const PERSON_WISH = `talk to, talk with, speak to, speak with, chat with, connect me, transfer me, give me, get me, put me, i want,
  i need, want, need, prefer, rather, can i get, can i have, reach, hablar con, hablo con, hable con, hablar, pasame, paseme,
  me pasas, me pasa, comunicame, comuniqueme, me comunica, conecteme, conectame, transfierame, transfiereme, quiero, necesito,
  prefiero, deme, dame, ponme, pongame, atienda, me atienda, que me atienda`;
/** "I want a human", "pásame con alguien", and no "I need a plan for a person of 40". */
export const HUMAN_WISH = new RegExp(
  `${anyOf(PERSON_WISH).source}(?: (?:a|an|the|with|to|real|live|con|un|una|el|la|ya|me|por|favor)){0,2} ${anyOf(PERSON).source}`,
);
/** A message that is hardly more than this asks for a person too. */
export const HUMAN = anyOf(PERSON);

/** Asks where the offices are. */
export const OFFICES =
  anyOf(`address, adress, addres, addresses, directions, locations, located, where are you,
  where you at, where are you at, where you guys, where are your offices, where is your office, where is the office,
  where is your, where are your, where is the miami, where is the orlando, your office, your offices, the office,
  an office, any office, any offices, office in, offices in, office near, offices near, office around, branch, branches,
  how do i get there, how do i get to, how to get there, come in person, go in person, in person, mailing address,
  where do i mail, where do i send, where should i send, walk in, headquarters, storefront,
  direccion, direciones, direcciones, ubicacion, ubicados, ubicada, ubicado, ubicaciones, localizados,
  what street, which street, street is, que calle, cual calle, por donde es, donde exactamente, where exactly,
  donde estan, donde quedan, donde queda, donde esta la oficina, donde se encuentran, donde los encuentro,
  sucursal, sucursales, como llego, como llegar, en persona, personalmente, donde mando, donde envio,
  por donde estan, sede, adonde voy, a donde voy`);

/** The offices themselves: asked for with one of the words below, or in a message of few words. */
export const OFFICE_NOUN = anyOf('office, offices, location, direction, oficina, oficinas, local, locales');
export const OFFICE_WISH =
  anyOf(`where, have, near, nearest, closest, any, which, what is, is there, are there, how many, how far,
  donde, tienen, cerca, hay, cual, cuales, cuantas, dame, deme, que tan lejos, queda, quedan, hasta`);

/** "Where are you" is claimed only when little else is said; these words say that an office is meant. */
export const NOT_AN_OFFICE =
  anyOf(`email, correo electronico, doctors office, office visit, office visits, visita al consultorio,
  medical office, office of the doctor, parking, park, estacionamiento, parqueo, estacionar, parquear, bus, metro, wheelchair,
  silla de ruedas, refund, refunds, reembolso, reembolsos, devolucion, devuelvan, devuelva, devuelven, money back, grievance, complaint, appeal, queja, quejas, apelacion,
  my address, mi direccion, change address, new address, ip address, network address, direccion de red, civil rights,
  derechos civiles, bronze, silver, gold, diamond, tier, bronce, plata, oro, diamante, first aid, botiquin, jobs, job, trabajo, empleo, franchise, notary, notario, pharmacy, farmacia`);

/** The contact form and what stands for it; "they mail you a test" asks for no address. */
export const WRITTEN =
  anyOf(`contact form, your email, email address, have an email, have email, got an email, what email, which email,
  an email for, send a message, send you a message, formulario de contacto, tienen correo, tienen email, tiene correo,
  su correo, el correo, correo electronico, un correo, su email, a que correo, escribirles, les escribo, les puedo escribir,
  mandarles un mensaje, mandar un mensaje, enviar un mensaje, dejar un mensaje, dejarles un mensaje, email please, correo`);
/** "Can I email you": the visitor, and not "they", writes. */
const WRITER = anyOf(
  `can i, could i, may i, can we, how can i, how do i, do i, i want to, want to, i need to, like to, rather`,
);
export const WRITING_WISH = new RegExp(
  `${WRITER.source}(?: just)? (?:e ?mail|mail|write|message|text)(?: to)? (?:you|somebody|someone)(?! (?:up|off|in)\\b)`,
);
export const WRITTEN_WISH =
  anyOf(`can i, could i, how can i, how do i, do you have, is there, what is, your, send, where, i want to, want to,
  puedo, como, tienen, cual es, su, hay, donde, quiero, les, dame, deme, a que, se puede`);

/** What closes or opens, and is no office. */
export const NOT_HOURS =
  anyOf(`me cierra, le cierra, se cierra, me cierran, cierra el pecho, cierra la garganta, cerrado el pecho, pecho cerrado,
  herida abierta, corazon abierto, open wound, open heart, open sore, open cut, throat is closing, throat closing`);
