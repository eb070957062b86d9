import type { Locale } from '#i18n/locale.ts';
import { anyOf } from '../../engine/any-of.ts';

/*
 * What people say besides their questions. A message is small talk only when all of it is: every word of it stands in
 * these lists.
 */

/** Kinds of small talk, the one that decides first: "ok thanks bye" is a farewell. */
export const COURTESIES = ['farewell', 'thanks', 'wellbeing', 'greeting', 'agreement'] as const;
export type Courtesy = (typeof COURTESIES)[number];

export const COURTESY_PHRASES: Record<Locale, Record<Courtesy, RegExp>> = {
  en: {
    farewell: anyOf(`bye, goodbye, good bye, bye bye, see you, see ya, cya, farewell, take care, good night,
      have a good*, have a great, have a nice, have a blessed, talk to you later, talk later, later, ttyl, im done,
      that is all, thats all, that will be all, nothing else, no more questions`),
    thanks: anyOf(`thank, thanks, thank you, thankyou, ty, tysm, thx, tks, thnks, appreciate, appreciated,
      god bless, bless you, you are awesome, you are great, you are the best, very helpful, so helpful, helpful,
      you helped, lifesaver, you are a lifesaver, you are an angel, you rock, saved me, you saved me, for the help, for your help, for all your help, for helping, for the info*, good job, great job, good bot, well done, gracias`),
    wellbeing:
      anyOf(`how are you, how are you doing, how is it going, hows it going, how do you do, whats up, what is up,
      sup, how have you been, how is your day`),
    greeting:
      anyOf(`hi, hello, helo, hey, hiya, howdy, hola, good morning, good afternoon, good evening, good day,
      greetings, morning, afternoon, evening, yo, anybody there, anyone there, anyone alive, anybody alive, anyone here, anybody here, anyone in here, anybody in here, are you there, you there, is anyone there,
      is anybody there, test, testing`),
    agreement:
      anyOf(`ok, okay, k, kk, got it, i see, understood, perfect, great, cool, nice, awesome, alright, all right,
      sounds good, makes sense, wonderful, excellent, good, fine, lol, haha*, hehe*, wow, yes, yeah, yep, yup, sure, no,
      nope, never mind, nevermind, nvm`),
  },
  es: {
    farewell:
      anyOf(`adios, chao, chau, bye, hasta luego, hasta pronto, hasta manana, nos vemos, cuidese, cuidate,
      que tenga*, que tengas, que te vaya bien, que le vaya bien, que pase*, feliz dia, feliz noche, feliz tarde,
      eso es todo, eso seria todo, nada mas, es todo, por ahora es todo`),
    thanks:
      anyOf(`gracias, muchas gracias, mil gracias, grasias, grcias, agradezco, agradecido, agradecida, thanks,
      thank you, dios te bendiga, dios lo bendiga, dios la bendiga, dios los bendiga, dios le bendiga, bendiciones,
      por la ayuda, por su ayuda, por tu ayuda, por la informacion, por ayudarme, muy amable, que amable, me salvaste, me salvo, me resolviste, me resolvio, se paso, te pasaste, eres un sol, excelente servicio, buen trabajo, me ayudaste, me ayudo mucho, eres lo maximo`),
    wellbeing:
      anyOf(`como estas, como esta, como esta usted, como estan, como andas, que tal, como te va, como le va,
      todo bien, que hay, que hubo, que pasa, que bola, que onda, como amanecio, como amaneciste, como andan, como anda, como vamos, como va, como estamos`),
    greeting:
      anyOf(`hola, ola, holis, alo, hello, hi, hey, oye, oiga, buenas, buenos dias, buen dia, buenas tardes,
      buenas noches, buena tarde, buena noche, saludos, hay alguien, hay alguien ahi, hay alguien por ahi, hay alguien aqui, hay alguien por aqui, alguien ahi, alguien por ahi, estan ahi, esta ahi, estas ahi,
      prueba, probando`),
    agreement:
      anyOf(`ok, okay, oki, okey, vale, dale, listo, lista, perfecto, perfecta, bien, muy bien, esta bien,
      entiendo, entendido, ya entendi, comprendo, de acuerdo, claro, genial, excelente, chevere, que bueno, super, jaja*,
      jeje*, ja, si, no, ah, aja, ya, ya veo, no importa, olvidalo, dejalo asi`),
  },
};

/** Words that come along with small talk and say nothing by themselves. */
export const PLEASANTRIES: Record<Locale, RegExp> = {
  en: anyOf(`a, an, the, and, so, very, much, you, your, for, all, everything, again, to, of, my, friend, sir, maam, miss,
    mister, dear, there, guys, yall, everyone, everybody, team, please, have, day, night, nite, evening, afternoon,
    morning, weekend, one, nice, great, good, wonderful, lovely, well, now, then, oh, ah, um, me, i, we, u, it, is, was,
    really, such, lots, a lot, lot, help, helping, information, info, that, this, just, too, am, god, love, honey, hun,
    amigo, senor, im, doing, today, with, blessed, will, bot, robot, assistant, angel, dude, bro, man, sweetie, boo, best, super, big, in, here, today, out, got, sweet, kind, kindly, time, be, are`),
  es: anyOf(`a, al, el, la, los, las, un, una, y, e, o, muy, mucho, muchas, muchos, por, para, todo, todos, toda, su, tu,
    mi, mis, me, te, le, les, se, lo, amor, amigo, amiga, senor, senora, senorita, joven, corazon, cielo, mija, mijo,
    linda, lindo, querido, querida, favor, porfa, porfavor, dios, bendiga, dia, tarde, noche, noches, tardes, dias, fin,
    de, semana, que, tenga, tengas, buen, buena, buenas, buenos, bonito, bonita, excelente, feliz, la ayuda, ayuda,
    atencion, hija, hijo, informacion, info, ahora, entonces, pues, bueno, ah, oh, ay, ud, usted, ustedes, es, eso, esta, este, en,
    ti, tan, tanto, alla, aca, ahi, aqui, reina, rey, papi, mami, mi vida, vida, chica, chico, compadre, mano, igualmente, hoy, con, nuevo, nuevamente, otra, vez, ya, asistente, robot, hermano, hermana`),
};

/** Who or what answers here. */
export const IDENTITY: Record<Locale, RegExp> = {
  en: anyOf(`who are you, what are you, who is this, who am i talking to, who am i speaking to, who am i speaking with,
    who am i chatting with, am i talking to*, am i speaking to*, am i speaking with*, am i chatting with*,
    are you a person, are you a real person, are you real, are you human, are you a human, are you a robot, are you a bot,
    are you an ai, are you ai, are you chatgpt, are you a machine, are you a computer, are you automated, are you alive,
    are you a nurse, are you a doctor, is there a real person*, is there a person*, is there a human*, is a real person*, is a person*, is this a bot, is this a robot, is this a real person, is this a person,
    is this a human, is this ai, is this an ai, is this automated, is this chatgpt, is this a machine, is it a bot,
    is this person real, you a bot, you a robot, you human, you real, what is your name, your name, do you have a name,
    bot or human, human or bot, robot or human, robot or person, person or robot, person or machine, human or robot`),
  es: anyOf(`quien eres, quien es usted, que eres, que es usted, quien me habla, quien responde, quien contesta,
    quien me responde, quien me contesta, eres una persona, es usted una persona, es una persona, eres persona,
    eres real, es usted real, eres humano, eres humana, es usted humano, es humano, eres un robot, es un robot, eres robot,
    es usted un robot, eres una maquina, es una maquina, es usted una maquina, eres una computadora, eres un bot,
    es un bot, es usted un bot, eres bot, esto es un bot, esto es un robot, esto es automatico, es automatico,
    eres inteligencia artificial, es inteligencia artificial, eres una inteligencia artificial, eres ia, eres chatgpt,
    es chatgpt, eres doctor, eres medico, eres enfermera, es usted medico, como te llamas, como se llama usted,
    cual es tu nombre, cual es su nombre, tu nombre, tienes nombre, persona o maquina, persona o robot, robot o persona,
    estoy hablando con una persona, estoy hablando con un robot, estoy hablando con una maquina,
    hablo con un robot, hablo con una maquina, estoy chateando con*, con quien estoy hablando, con quien hablo, con quien chateo, con quien estoy chateando, con quien tengo el gusto, eres de verdad, eres de carne y hueso, de carne y hueso, eres gente, eres maquina, es maquina, es robot`),
};

/** What one may be taken for, and the words between, in questions after who answers. */
export const ANSWERERS: Record<Locale, RegExp> = {
  en: anyOf(`real, actual, live, person, human, robot, machine, bot, computer, ai, or, an, what, who, program, automated,
    chatgpt, nurse, doctor, right, here, talking, speaking, not, name, honest, be honest, honestly, serious, seriously, typing, texting, writing, answering, reading, some, kind, like, real quick, wait`),
  es: anyOf(`real, verdad, persona, humano, humana, robot, maquina, bot, computadora, ia, inteligencia, artificial, u,
    quien, tu, una, un, o, de, como, con, dime, digame, sinceramente, honesto, carne, hueso, gente, hablo, programa, automatico, automatica, chatgpt, enfermera, medico, doctor, aqui, hablando, eres, nombre`),
};

/** Who writes nothing else may be in danger, or only want to know what to ask. */
export const CRIES: Record<Locale, RegExp> = {
  en: anyOf('help, help me, help please, please help, sos'),
  es: anyOf('ayuda, ayudame, ayudeme, ayudenme, ayuda por favor, auxilio, socorro, sos'),
};

/** What the assistant is good for. */
export const ABILITIES: Record<Locale, RegExp> = {
  en: anyOf(`what can you do, what do you do, what can you help*, how can you help*, can you help me, could you help me,
    what can i ask*, what do you know, what questions can*, how do i use this chat, how does this chat work,
    how do you work, how does this work, what are you for, what is this chat for, what is this for, i need help,
    i need some help, need help, help me, help please, please help, i have a question, i have questions,
    i have some questions, got a question, quick question, can i ask you*, i want information, i need information,
    more information, i need info, more info, information please, menu, options, help, info, information, help me with something, can you help me with something, you help me with something, something`),
  es: anyOf(`que puedes hacer, que puede hacer, que sabes hacer, que sabe hacer, que haces, en que me puedes ayudar,
    en que me puede ayudar, en que puedes ayudar*, en que puede ayudar*, como me puedes ayudar, como me puede ayudar,
    en que ayudas, en que me ayudas, me puedes ayudar, me puede ayudar, puedes ayudarme, puede ayudarme, me ayudas,
    me ayuda, que puedo preguntar*, que te puedo preguntar, que le puedo preguntar, que sabes, que preguntas puedo*,
    como funciona este chat, como funcionas, para que sirves, para que sirve este chat, para que sirve esto,
    necesito ayuda, quiero ayuda, ayudame, ayudeme, ayuda por favor, tengo una pregunta, tengo una duda, tengo dudas,
    tengo preguntas, una pregunta, una duda, una consulta, quiero preguntar, puedo preguntar, quiero informacion,
    necesito informacion, mas informacion, quisiera informacion, deseo informacion, menu, opciones, ayuda, informacion,
    me puedes ayudar con algo, me puede ayudar con algo, ayudarme con algo, con algo, info`),
};

/** Which language to write in. */
export const LANGUAGE_WISHES: Record<Locale, RegExp> = {
  en: anyOf(`do you speak english, do you speak spanish, can you speak english, can you speak spanish, speak english,
    speak spanish, english please, in english please, in english, spanish please, in spanish please, in spanish, english,
    spanish, do you understand spanish, do you understand english, can i write in spanish, can i write in english,
    can we talk in spanish, can we speak spanish, speak to me in*`),
  es: anyOf(`hablas espanol, habla espanol, hablan espanol, hablas ingles, habla ingles, hablan ingles, en espanol,
    en espanol por favor, espanol, espanol por favor, ingles por favor, en ingles, en ingles por favor, ingles,
    puedo escribir en espanol, puedo escribirle en espanol, puedo hablar en espanol, puedo preguntar en espanol,
    entiendes espanol, entiende espanol, me puedes hablar en espanol, me hablas en espanol`),
};

/** Anger at the assistant itself, which deserves a person. */
export const ANGER: Record<Locale, RegExp> = {
  en: anyOf(`you are useless, you are stupid, you are dumb, you suck, you are no help, useless bot, stupid bot, dumb bot,
    stupid robot, useless, this is useless, this is stupid, you dont understand, you dont get it, you are not helping,
    you did not answer, you didnt answer, that is not what i asked, not what i asked, wrong answer, you are wrong,
    this chat sucks, terrible bot, worst bot, you know nothing, you dont know anything`),
  es: anyOf(`no sirves, no sirve, no sirves para nada, eres inutil, eres un inutil, inutil, eres tonto, eres bruto,
    que tonto, no entiendes, no entiende, no me entiendes, no me entiende, no me entendiste, no me ayudas, no me ayuda,
    no ayudas, no respondes, no contestaste, no me contestaste, no respondiste, eso no fue lo que pregunte,
    no fue lo que pregunte, no es lo que pregunte, eso no es lo que pregunte, respuesta equivocada, estas equivocado,
    que porqueria, que basura, no sabes nada, robot estupido, estupido, bot estupido`),
};
