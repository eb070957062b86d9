import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  says: {
    greeting:
      '¡Hola! Soy el asistente automático de {brand}. Pregúnteme por precios, médicos, beneficios, reembolsos o nuestras oficinas. ¿En qué le puedo ayudar?',
    wellbeing: 'Aquí, a su orden. Gracias por preguntar. ¿Qué le gustaría saber?',
    thanks: '¡Con gusto, para eso estoy! Si tiene otra pregunta, escríbala.',
    farewell: '¡Hasta luego, que tenga un buen día! Aquí estoy si necesita algo más.',
    agreement: 'Muy bien. Si tiene otra pregunta, escríbala.',
    identity:
      'Soy un asistente automático, no una persona. Respondo con lo que dice el sitio web de {brand}. Para hablar con una persona, llame a servicio al cliente al {customerService} ({hours}).',
    abilities:
      'Le puedo ayudar con:\n\n- El precio mensual de un plan: dígame las edades y cuántos niños son.\n- Médicos y farmacias: dígame la especialidad y la ciudad, el condado o el código postal.\n- Beneficios y cuándo empiezan, niveles, reembolsos y quejas.\n- Nuestras oficinas, horarios y teléfonos.\n\n¿Qué le gustaría saber?',
    language: 'Sí, claro. Escríbame en español o en inglés, y le respondo en el mismo idioma.',
    anger:
      'Siento no haberle podido ayudar. Soy un asistente automático y no lo entiendo todo. Una persona le puede ayudar: llame a servicio al cliente al {customerService} ({hours}).',
  },
  numbers: 'Todos nuestros números',
} as const satisfies Translation<typeof en>;
