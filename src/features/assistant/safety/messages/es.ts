import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  call911: 'Llame al 911 ahora mismo.',
  call988: 'Llame al 988 ahora y marque 2 para español. Es gratis, de día y de noche.',
  general:
    'No cuelgue: le dicen qué hacer hasta que llegue la ayuda. No maneje, y no se quede aquí esperando una respuesta.',
  breathing:
    'Ponga el teléfono en altavoz y no cuelgue: le dicen paso a paso cómo ayudar a la persona a respirar hasta que lleguen.',
  poison:
    'No cuelgue y tenga a mano lo que la persona tomó o tragó. No la haga vomitar. Si está despierta y respira bien, también le ayuda el Centro de Control de Envenenamientos, gratis, de día y de noche: 1-800-222-1222. Pero llame primero al 911.',
  bleeding:
    'Apriete la herida con fuerza con una tela limpia y no la suelte. Ponga el teléfono en altavoz y no cuelgue hasta que lleguen. Si todavía hay peligro, vaya primero a un lugar seguro.',
  outside: 'Primero saquen a todos al aire libre y llamen desde afuera. No vuelvan a entrar por nada.',
  heat: 'Saque a la persona del calor, a la sombra o al fresco, y mójele la piel con agua. No le dé de beber si está confundida o desmayada. No cuelgue.',
  electricity:
    'No toque a la persona ni ningún cable hasta que se corte la corriente. No cuelgue: le dicen qué hacer hasta que llegue la ayuda.',
  seizure:
    'Aparte lo que esté duro alrededor, ponga a la persona de lado y no le meta nada en la boca. No la sujete. No cuelgue hasta que lleguen.',
  violence:
    'Si puede, vaya primero a un lugar seguro. Si no puede hablar, en muchos lugares se puede mandar un mensaje de texto al 911. Cuando esté a salvo, la Línea Nacional contra la Violencia Doméstica le escucha de día y de noche, gratis y en español: 1-800-799-7233.',
  crisis:
    'Alguien le va a escuchar, por usted o por una persona a la que quiere; también puede mandar un mensaje de texto al 988. No tiene que pasar por esto a solas. Si la vida corre peligro ahora mismo, o ya se tomó o se hizo algo, llame al 911.',
  crisisNow:
    'Quédese con la persona, o vaya donde alguien pueda estar con usted, y no cuelgue. También puede llamar al 988, gratis, de día y de noche; marque 2 para español.',
  automated:
    'Soy un asistente automático y no puedo ayudar en una emergencia. En ese número hay personas que sí pueden.',
} as const satisfies Translation<typeof en>;
