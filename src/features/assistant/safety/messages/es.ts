import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  line: '¿Hay peligro? Llame al {emergency}. ¿Piensa en quitarse la vida? Llame al {suicideAndCrisis}. ¿Alguien tragó algo dañino? Llame al {poisonControl}.',
  call911: 'Llame al {emergency} ahora mismo.',
  homeFirst:
    '¿Hay peligro ahora? Llame al {emergency}. Para hablarlo con alguien, de día y de noche, gratis y en español: {domesticViolence}.',
  abuseFirst:
    '¿Hay peligro ahora? Llame al {emergency}. Para denunciarlo, de día y de noche, gratis y en español: Línea de Abuso de la Florida, {floridaAbuse}.',
  call988: 'Llame al {suicideAndCrisis} ahora y marque 2 para español. Es gratis, de día y de noche.',
  general:
    'No cuelgue: le dirán qué hacer hasta que llegue la ayuda. No maneje, y no se quede aquí esperando una respuesta.',
  breathing:
    'Ponga el teléfono en altavoz y no cuelgue. Le dirán qué hacer, paso a paso, hasta que llegue la ayuda.',
  poison:
    'No cuelgue y tenga a mano lo que se tomó o se tragó. No vomite ni haga vomitar a nadie. Si quien lo tomó está despierto y respira bien, también ayuda el Centro de Control de Envenenamientos, gratis, de día y de noche: {poisonControl}. Pero llame primero al {emergency}.',
  battery:
    'Vayan al hospital con la ambulancia, aunque no haya dolor: una pila o un imán tiene que salir pronto. Nada de comer ni de beber, y nada de vomitar. También ayuda el Centro de Control de Envenenamientos, gratis, de día y de noche: {poisonControl}. Pero llame primero al {emergency}.',
  bleeding:
    'Apriete la herida con fuerza con una tela limpia y no la suelte. Ponga el teléfono en altavoz y no cuelgue hasta que lleguen. Si todavía hay peligro, vaya primero a un lugar seguro.',
  pregnancyBleeding:
    'Acuéstese del lado izquierdo, descanse y abríguese. Póngase una toalla sanitaria y no se ponga nada por dentro. No coma ni beba, y no maneje. No cuelgue hasta que lleguen: le dirán qué hacer.',
  birth:
    'Ponga el teléfono en altavoz y no cuelgue: le dirán qué hacer paso a paso. La madre se acuesta o se arrodilla en un lugar limpio y cálido. No aguante al bebé ni lo jale. Cuando salga, séquelo, póngalo piel con piel sobre la madre y cubra a los dos. No corte el cordón.',
  outside: 'Primero saquen a todos al aire libre y llamen desde afuera. No vuelvan a entrar por nada.',
  heat: 'Salgan del calor, a la sombra o al fresco, y mojen la piel con agua. No den de beber a quien esté confundido o desmayado. No cuelgue.',
  electricity:
    'No toque a la persona ni ningún cable hasta que se corte la corriente. No cuelgue: le dirán qué hacer hasta que llegue la ayuda.',
  seizure:
    'Aparte lo que esté duro alrededor, ponga a la persona de lado y no le meta nada en la boca. No la sujete. No cuelgue hasta que lleguen.',
  violence:
    'Si puede, vaya primero a un lugar seguro. Si no puede hablar, en muchos lugares se puede mandar un mensaje de texto al {emergency}. Cuando esté a salvo, la Línea Nacional contra la Violencia Doméstica le escucha de día y de noche, gratis y en español: {domesticViolence}.',
  violenceAtHome:
    'La Línea Nacional contra la Violencia Doméstica le escucha, no cuenta a nadie lo que usted diga y le ayuda a pensar cómo ponerse a salvo. Usted no tiene la culpa. Si no puede hablar, en muchos lugares se puede mandar un mensaje de texto al {emergency}.',
  abuse:
    'Es para un niño, una persona mayor o quien no puede protegerse. No necesita pruebas: ellos preguntan y deciden qué se debe hacer.',
  abuseNow:
    'Quédese con la persona si no es peligroso para usted, y no cuelgue. Después denúncielo, de día y de noche, en español: Línea de Abuso de la Florida, {floridaAbuse}.',
  crisis:
    'Alguien le va a escuchar, por usted o por una persona a la que quiere; también puede mandar un mensaje de texto a ese número. No tiene que pasar por esto a solas. Si la vida corre peligro ahora mismo, o ya se tomó o se hizo algo, llame al {emergency}.',
  crisisNow:
    'Quédese con la persona, o vaya donde alguien pueda estar con usted, y no cuelgue. También puede llamar al {suicideAndCrisis}, gratis, de día y de noche; marque 2 para español.',
  automated:
    'Soy un asistente automático y no puedo ayudar en una emergencia. En ese número hay personas que sí pueden.',
} as const satisfies Translation<typeof en>;
