import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  /** The day on which both statements were last held against what the site does. */
  updated: 'Última revisión: 22 de noviembre de 2026.',
  accessibility: {
    pageTitle: 'Declaración de accesibilidad | {brand}',
    pageDescription:
      'Qué hacemos para que todos puedan usar este sitio web, qué puede fallar todavía y cómo decírnoslo.',
    eyebrow: 'Accesibilidad',
    title: 'Este sitio web es para todos.',
    lead: 'Lo hacemos según las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.',
    doneTitle: 'Lo que hacemos',
    done: '- Todas las páginas y todos los formularios funcionan solo con el teclado y muestran dónde está usted.\n- Los títulos, las etiquetas, los errores y los cambios están escritos para que un lector de pantalla pueda leerlos.\n- El texto y los controles tienen buen contraste. Usted puede agrandar el texto al 200 % y ampliar la página al 400 % sin moverla de lado.\n- Las imágenes que dicen algo tienen una descripción, en español y en inglés. Los videos tienen subtítulos.\n- Nada parpadea. Lo que se mueve se puede detener, y no se mueve si su dispositivo pide menos movimiento.\n- Las páginas, las noticias, los formularios y el directorio funcionan también sin JavaScript.',
    panelTitle: 'Ajustes que ayudan',
    panel:
      'El botón de accesibilidad está en el borde izquierdo de cada página; en el teléfono, arriba y en el menú. Abre los ajustes: alto contraste, texto grande, menos movimiento y avisos del lector de pantalla. Su navegador los guarda para su próxima visita. También cuentan los ajustes de su propio dispositivo.',
    checkedTitle: 'Cómo lo comprobamos',
    checked:
      'Con pruebas automáticas revisamos cada página y cada ventana que se abre, en los dos idiomas, en teléfono y en computadora, con alto contraste y con texto grande. También recorremos las páginas solo con el teclado.\n\nLas pruebas automáticas no lo encuentran todo. Los enlaces a otros sitios, por ejemplo el acceso de miembros o el servicio de mapas, llevan a páginas que no controlamos.',
    reportTitle: 'Díganos qué no funciona',
    report:
      'Llame a servicio al cliente al {customerService}. Horario: {hours}. TTY: {tty}. O escriba a {legalName}, {address}.\n\nDíganos en qué página estaba y qué quería hacer. Mientras lo arreglamos, le ayudamos por teléfono a ver un precio, a buscar un médico o a llenar un formulario, o le leemos cualquier texto de este sitio.',
  },
  privacy: {
    pageTitle: 'Nota de privacidad de este sitio | {brand}',
    pageDescription:
      'Todo lo que guarda este sitio web, dónde se guarda, para qué y por cuánto tiempo. Sin rastreadores.',
    eyebrow: 'Nota de privacidad',
    title: 'No le seguimos los pasos.',
    lead: 'Aquí está todo lo que guarda este sitio web, dónde se guarda, para qué y por cuánto tiempo.',
    neverTitle: 'Lo que no hacemos',
    never:
      '- Ni publicidad, ni contadores de visitas, ni rastreadores, nuestros o de otros.\n- Su navegador no le pide nada a nadie más que a este sitio: las letras, las imágenes, los videos y los programas salen de aquí.\n- No vendemos ni compartimos para publicidad lo que usted nos envía.\n- La cotización no envía nada por sí sola. Sin JavaScript, nuestro servidor recibe solo lo que necesita para calcular el precio.\n- Si permite que el directorio use su ubicación, su navegador la convierte en el código postal más cercano en su propio dispositivo. Nosotros recibimos solo ese código postal.',
    keptTitle: 'Lo que se guarda',
    what: 'Qué',
    where: 'Dónde',
    why: 'Para qué',
    howLong: 'Cuánto tiempo',
    kept: {
      cookie: {
        what: 'Cookie site-language: «es» o «en»',
        where: 'En su navegador; se envía con cada página que usted pide',
        why: 'Para responderle en su idioma',
        howLong: 'Un año',
      },
      formOpened: {
        what: 'Cookie form-opened: la hora en que abrió un formulario (solo sin JavaScript)',
        where: 'En su navegador; se envía con cada página que usted pide',
        why: 'Para que no entren los programas que llenan formularios',
        howLong: 'Un día',
      },
      language: {
        what: 'Nota site-language: «es» o «en»',
        where: 'En su navegador (almacenamiento local)',
        why: 'Para recordar su idioma',
        howLong: 'Hasta que usted la borre',
      },
      accessibility: {
        what: 'Sus ajustes de accesibilidad',
        where: 'En su navegador (almacenamiento local)',
        why: 'Para mostrar las páginas como usted eligió',
        howLong: 'Hasta que usted los borre',
      },
      notice: {
        what: 'El número del último aviso que usted cerró',
        where: 'En su navegador (almacenamiento local)',
        why: 'Para que no vuelva un aviso que ya cerró',
        howLong: 'Hasta que usted cierre otro aviso o lo borre',
      },
      shortlist: {
        what: 'Los proveedores de su lista',
        where: 'En su navegador (almacenamiento local)',
        why: 'Para que los encuentre otra vez y los pueda imprimir o enviar',
        howLong: 'Hasta que usted los quite de la lista',
      },
      drafts: {
        what: 'Lo que escribió en un formulario que no ha enviado',
        where: 'En su navegador (almacenamiento de la sesión)',
        why: 'Para que un error o una recarga no le haga perder nada',
        howLong: 'Hasta que envíe el formulario o cierre la pestaña',
      },
      quote: {
        what: 'Lo que eligió y escribió en su cotización',
        where: 'En su navegador (almacenamiento de la sesión)',
        why: 'Para que una recarga no le pida todo otra vez',
        howLong: 'Hasta que empiece otra cotización, pase a inscribirse o cierre la pestaña',
      },
      scroll: {
        what: 'Hasta dónde bajó en las páginas de esta visita',
        where: 'En su navegador (almacenamiento de la sesión)',
        why: 'Para que el botón Atrás le lleve al mismo lugar',
        howLong: 'Hasta que cierre la pestaña',
      },
      conversation: {
        what: 'Su conversación con el asistente',
        where: 'En su navegador (almacenamiento de la sesión)',
        why: 'Para que siga cuando usted cambia de página o de idioma',
        howLong: 'Hasta que la borre o cierre la pestaña',
      },
      opinions: {
        what: 'Si una respuesta del asistente le sirvió, con su comentario, su pregunta, la respuesta y la fecha',
        where: 'En nuestra base de datos; una copia puede ir por correo electrónico a nuestro personal',
        why: 'Para mejorar el asistente',
        howLong:
          'Lo borramos a los {days, plural, =730 {dos años} one {# día} other {# días}}. Las copias por correo electrónico no se borran solas.',
      },
      forms: {
        what: 'Un formulario que envió, con la fecha, el idioma y el número de referencia',
        where:
          'En nuestra base de datos; una copia puede ir por correo electrónico al personal que le responde',
        why: 'Para responderle y hacer lo que pidió',
        howLong:
          'Lo borramos a los {days, plural, =730 {dos años} one {# día} other {# días}}. Las copias por correo electrónico no se borran solas. Denos el número de referencia y lo borramos antes, a menos que la ley nos pida conservarlo.',
      },
      formSender: {
        what: 'Con un formulario que envió, un código hecho con la dirección IP de su dispositivo; de él no se puede sacar la dirección',
        where: 'En nuestra base de datos',
        why: 'Para notar cuándo llegan muchos formularios juntos',
        howLong:
          'Hasta que nuestro personal reciba el aviso por correo electrónico, y unas dos semanas como máximo',
      },
      address: {
        what: 'La dirección IP de su dispositivo',
        where: 'En la memoria de nuestro servidor; no se escribe en nuestros registros',
        why: 'Para frenar envíos automáticos',
        howLong: 'Minutos, y nunca más allá de un reinicio del servidor',
      },
    },
    questions: {
      what: 'Lo que se le preguntó al asistente y lo que respondió, con la fecha, el idioma y un número al azar para la conversación',
      where:
        'En nuestra base de datos, con los números personales tapados; un mensaje que suena a emergencia no se guarda',
      why: 'Para que nuestro personal vea qué pregunta la gente',
      howLong: 'Lo borramos a los {days, plural, =730 {dos años} one {# día} other {# días}}.',
    },
    assistantTitle: 'El asistente',
    assistant:
      'Su pregunta y los últimos mensajes van a nuestro servidor, que primero tapa los números de Seguro Social, de Medicare, de tarjetas y de cuentas de banco que encuentra.',
    assistantOwn:
      'Este sitio encuentra las respuestas por sí solo. Lo que usted pregunta no va a ninguna otra compañía.',
    assistantModel:
      'Algunas respuestas las escribe un modelo de lenguaje en {host}. Recibe su pregunta y lo último que se dijo antes, con esos números tapados. No recibe la dirección IP de su dispositivo.',
    assistantNotKept:
      'No guardamos sus preguntas ni las respuestas, a menos que usted nos diga si una respuesta le sirvió.',
    assistantKept:
      'Durante {days, plural, one {# día} other {# días}} guardamos lo que se preguntó y lo que se respondió. Si usted no lo escribe, nada de ello dice quién es usted.',
    logsTitle: 'Lo que dicen nuestros registros',
    logs: 'De cada solicitud pueden guardar la hora, la dirección de la página sin lo que usted buscó, el resultado y cuánto tardó. No guardan direcciones IP, ni nombres, ni nada que usted haya escrito.',
    askTitle: 'Pregúntenos',
    ask: 'Para ver, corregir o borrar lo que nos envió, llame a servicio al cliente al {customerService}. Horario: {hours}. O escriba a {legalName}, {address}.\n\nDos de nuestras políticas dicen más: la Política de privacidad, sobre su información de salud, y la Política de privacidad en Internet, sobre este sitio web.',
  },
} as const satisfies Translation<typeof en>;
