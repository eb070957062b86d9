import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  asPage: 'Abrir en su propia página, para imprimir o compartir',
  print: 'Imprimir',
  // The same day as in en.ts.
  inForce: 'Vigente desde el 26 de noviembre de 2026',
  others: 'Nuestras otras políticas',
  privacy: {
    pageTitle: 'Política de privacidad | {brand}',
    pageDescription:
      'Cómo usamos y protegemos su información de salud, con quién la compartimos y qué derechos tiene usted.',
    intro:
      'SU INFORMACIÓN DE SALUD\n\nEsta política trata de la información que tenemos sobre usted como solicitante o miembro: quién es, cómo comunicarnos con usted, su plan y la atención que recibe. Las leyes federales y de la Florida la protegen, y nosotros también.\n\nGuardamos lo que necesitamos para servirle, y solo pueden verlo las personas que lo necesitan para su trabajo. Nuestro sitio web tiene su propia política: la Política de privacidad en Internet.',
    use: 'CÓMO LA USAMOS\n\n- Para inscribirle y mantener al día su membresía.\n- Para ayudarle a recibir atención: citas, autorizaciones y preguntas de su médico.\n- Para cobrar su pago mensual y contestar sus preguntas sobre él.\n- Para revisar la calidad de nuestro servicio y atender reembolsos y quejas.\n- Para cumplir lo que nos exige la ley.',
    share:
      'CON QUIÉN LA COMPARTIMOS\n\nCompartimos su información con los médicos, laboratorios, farmacias y otros proveedores que le atienden, y con quienes nos ayudan a administrar el plan y se comprometieron por escrito a protegerla. También la compartimos con las autoridades cuando la ley lo exige.\n\nPara cualquier otro motivo le pedimos antes su permiso por escrito. Usted puede retirar ese permiso por escrito en cualquier momento. No vendemos su información.',
    rights:
      'SUS DERECHOS\n\nUsted puede pedirnos:\n\n- Ver su información o recibir una copia.\n- Corregir lo que esté mal o lo que falte.\n- Decirle con quién la compartimos.\n- Escribirle o llamarle a otra dirección o a otro número.\n- Limitar cómo la usamos o la compartimos. Leemos cada solicitud; la ley nos permite negar algunas.\n- Una copia impresa de esta política.',
    contact:
      'PREGUNTAS Y QUEJAS\n\nEscriba a {legalName}, {address}, o llame a servicio al cliente al {customerService}. Horario: {hours}. TTY: {tty}.\n\nSi cree que no respetamos su privacidad, díganoslo. También puede quejarse ante el Departamento de Salud y Servicios Humanos de los Estados Unidos, Oficina de Derechos Civiles, al (800) 368-1019. Una queja nunca cambia la atención ni el servicio que usted recibe.',
  },
  internetPrivacy: {
    pageTitle: 'Política de privacidad en Internet | {brand}',
    pageDescription:
      'Qué guarda este sitio web sobre usted, qué se queda en su propio dispositivo y qué no hacemos nunca.',
    intro:
      'EN POCAS PALABRAS\n\nEste sitio web no tiene rastreadores, ni publicidad, ni contadores de visitas de otras compañías. Su navegador le pide solo a este sitio la página, sus imágenes, sus letras y sus videos. Usted puede leer todas las páginas sin decirnos quién es.',
    collect:
      'LO QUE VE NUESTRO SERVIDOR\n\nPara responder, nuestro servidor ve la dirección IP de su dispositivo. La guarda en memoria por poco tiempo, solo para frenar envíos automáticos. No la escribimos en nuestros registros. Con cada formulario que usted envía guarda, unas dos semanas como máximo, un código, del que no se puede sacar su dirección, para notar cuándo llegan muchos formularios juntos.\n\nLa cotización se calcula en su propio teléfono o computadora. Su nombre, teléfono y correo electrónico no se envían cuando pide una cotización.',
    forms:
      'LOS FORMULARIOS QUE ENVÍA\n\nCuando usted envía un formulario, guardamos lo que escribió con la fecha, el idioma y un número de referencia, para que una persona pueda responderle. Lo usamos para responderle y para nada más.\n\nPor favor, no escriba detalles de su salud en un formulario. Mejor llámenos: {customerService}.',
    assistant:
      'EL ASISTENTE\n\nSu conversación con el asistente se queda en su navegador hasta que usted la borre o cierre la pestaña. Su pregunta y los últimos mensajes van a nuestro servidor, que primero tapa los números de Seguro Social, de Medicare, de tarjetas y de cuentas de banco que encuentra. De todos modos, por favor no los escriba, ni tampoco detalles de su salud.\n\nSi nos dice si una respuesta le sirvió, lo guardamos como un formulario, con su comentario, su pregunta y la respuesta.',
    assistantOwn:
      'Este sitio encuentra las respuestas por sí solo. Lo que usted pregunta no va a ninguna otra compañía.',
    assistantModel:
      'Algunas respuestas las escribe un modelo de lenguaje en {host}. Recibe su pregunta y lo último que se dijo antes, con esos números tapados. No recibe la dirección IP de su dispositivo.',
    assistantNotKept: 'Fuera de eso, no guardamos lo que usted pregunta ni lo que el asistente responde.',
    assistantKept:
      'Durante {days, plural, one {# día} other {# días}} guardamos lo que se preguntó y lo que se respondió, con la fecha, el idioma y un número al azar para la conversación, para que nuestro personal vea qué pregunta la gente. Esos números siguen tapados, y un mensaje que suena a emergencia no se guarda. Si usted no lo escribe, nada de ello dice quién es usted.',
    device:
      'LO QUE SE QUEDA EN SU DISPOSITIVO\n\n- Una cookie y una nota en su navegador, las dos con el nombre site-language, recuerdan si usted lee en español o en inglés. La cookie dura un año. Si su navegador envía un formulario sin nuestro JavaScript, otra cookie, form-opened, dice durante un día cuándo abrió usted su página: así no entran los programas que los llenan.\n- Sus ajustes de accesibilidad se quedan en su navegador hasta que usted los borre.\n- Un formulario o una cotización que empezó, y hasta dónde bajó en cada página, se quedan en su navegador hasta que cierre la pestaña. También su conversación con el asistente. Borramos el formulario cuando lo envía, y la cotización cuando empieza otra o pasa a inscribirse.\n\nPuede borrar todo esto en los ajustes de su navegador. El sitio funciona sin ello.',
    links:
      'ENLACES A OTROS SITIOS\n\nAlgunos enlaces llevan a otros sitios web, por ejemplo el acceso de miembros, el servicio de mapas o nuestras páginas sociales. Se abren en otra pestaña, y allí valen sus propias políticas.\n\nLa nota de privacidad de este sitio, al pie de cada página, dice todo lo que se guarda y por cuánto tiempo.',
  },
  nonDiscrimination: {
    pageTitle: 'Aviso de no discriminación | {brand}',
    pageDescription:
      'Tratamos a todas las personas por igual y le ayudamos en su idioma y en una forma que pueda usar, sin costo.',
    intro:
      'LA DISCRIMINACIÓN ES CONTRA LA LEY\n\n{legalName} cumple las leyes federales de derechos civiles. No discriminamos por raza, color, origen nacional, edad, discapacidad ni sexo. No excluimos a nadie ni tratamos a nadie de otra manera por ninguno de estos motivos.',
    help: 'AYUDA SIN COSTO PARA ENTENDERNOS\n\nAyudamos sin costo a las personas con discapacidades a comunicarse con nosotros: por ejemplo, con intérpretes de lengua de señas y con información escrita en letra grande o en otros formatos.\n\nAyudamos sin costo a las personas cuyo primer idioma no es el inglés: con intérpretes y con información escrita en otros idiomas.\n\nSi necesita esta ayuda, llame a servicio al cliente al {customerService}. Horario: {hours}. TTY: {tty}.',
    grievance:
      'SI CREE QUE LE FALLAMOS\n\nSi cree que no le dimos esta ayuda, o que le discriminamos de otra manera, puede presentar una queja formal. Escriba a {legalName}, {address}, o llame al {customerService}. Le ayudamos a presentarla si lo necesita. Nuestros Procedimientos de quejas dicen qué pasa después.',
    government:
      'QUEJA ANTE EL GOBIERNO\n\nTambién puede presentar una queja de derechos civiles ante el Departamento de Salud y Servicios Humanos de los Estados Unidos, Oficina de Derechos Civiles, 200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201. Teléfono: (800) 368-1019. TDD: (800) 537-7697.',
  },
  refunds: {
    pageTitle: 'Política de reembolsos | {brand}',
    pageDescription:
      'El cargo de solicitud, cuántos días tiene para pedir un reembolso, cómo pedirlo y cuánto tarda.',
    intro: 'CARGO DE SOLICITUD\n\nEl cargo de solicitud es de $25.00. No es reembolsable.',
    clinic:
      'REEMBOLSO DE LA CLÍNICA DE SALUD PREPAGADA (PHC)\n\nPida su reembolso dentro de los 3 días siguientes a su solicitud. Le devolvemos todo lo que pagó, menos el cargo de solicitud de $25.00.',
    discountPlan:
      'REEMBOLSO DEL PLAN DE DESCUENTO (DPO)\n\nPida su reembolso dentro de los 30 días siguientes a su inscripción. El cargo de solicitud de $25.00 no es reembolsable.',
    request:
      'CÓMO PEDIRLO\n\nSu solicitud de reembolso debe ser por escrito. Debe decir el motivo y llevar la firma del solicitante principal. Envíela a {legalName}, {address}.\n\n¿Tiene preguntas? Llame a servicio al cliente al {customerService}. Horario: {hours}.',
    processing: 'CUÁNTO TARDA\n\nProcesar un reembolso tarda hasta 45 días laborables.',
  },
  grievances: {
    pageTitle: 'Procedimientos de quejas | {brand}',
    pageDescription: 'Cómo decirnos que algo salió mal, los pasos que siguen y los días que toma cada uno.',
    intro:
      'PRIMERO, HABLE CON NOSOTROS\n\nSi algo salió mal, llame a servicio al cliente al {customerService}. Horario: {hours}. TTY: {tty}. Muchos problemas se resuelven con una llamada. Si el suyo no se resuelve, o si lo prefiere, puede presentar una queja formal. No cuesta nada y nunca cambia la atención que usted recibe.',
    file: 'CÓMO PRESENTAR UNA QUEJA FORMAL\n\nTiene un año desde el día en que pasó. Escriba a {legalName}, {address}. Díganos su nombre, cómo comunicarnos con usted, qué pasó y cuándo, y qué pide. Agregue copias de los papeles que ayuden a explicarlo. Si necesita ayuda para escribirla, llámenos.',
    levels:
      'NIVEL 1 Y NIVEL 2\n\n- En 5 días laborables le confirmamos por escrito que recibimos su queja formal.\n- En 30 días laborables le damos el resultado. Esa es la decisión de nivel 1.\n- Si no está de acuerdo, puede pedir una revisión de nivel 2. Debemos recibir su solicitud dentro de los 30 días siguientes a la decisión de nivel 1.',
    expedited:
      'CUANDO NO PUEDE ESPERAR\n\nSi la espera pudiera poner en peligro su vida, su salud o su recuperación, pida una revisión urgente. Se decide en 72 horas. Pídala por teléfono: {customerService}. En una emergencia, llame primero al 911.',
    appeal:
      'APELACIÓN ANTE EL ESTADO\n\nSi no está de acuerdo con nuestra decisión, puede apelar ante el Estado de la Florida. Tiene 1 año para hacerlo. Llámenos y le decimos adónde enviar su apelación.',
  },
} as const satisfies Translation<typeof en>;
