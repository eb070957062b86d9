/** Messages of the picture field. The administration is in Spanish only. */
export default {
  label: 'Imagen del Artículo',
  hint: 'JPEG, PNG, WebP o GIF sin animación, de 5 MB como máximo.',
  select: 'Seleccionar Imagen',
  chosen: 'Archivo elegido: {name}',
  start: 'Subir imagen',
  putBack: 'No subirla',
  uploading: 'Subiendo...',
  cancel: 'Cancelar la subida',
  cancelled: 'Subida cancelada',
  waiting: {
    connection: 'No hay conexión a Internet. Esperando la conexión: la subida sigue sola en cuanto vuelva.',
    nextTry: 'Se intenta otra vez en {seconds, plural, one {# segundo} other {# segundos}}.',
  },
  loaded: 'Imagen cargada',
  remove: 'Quitar imagen',
  removed: 'Imagen quitada',
  configureAgain: 'Configurar la imagen de nuevo',
  stillUploaded: 'El archivo ya está subido; no hace falta elegirlo otra vez.',
  errorTitle: 'Error',
  successTitle: 'Éxito',
  done: 'Imagen subida y configurada correctamente',
  failed: {
    address: 'Error al obtener URL de subida',
    configure: 'Error al configurar la imagen',
    upload: 'Error al subir la imagen',
  },
  advice: {
    tooLarge: 'La imagen pesa más de 5 MB. Redúzcala y elíjala de nuevo.',
    type: 'El archivo no es una imagen JPEG, PNG, WebP o GIF. Guárdela en uno de esos formatos y elíjala de nuevo.',
    heic: 'Es una foto en HEIC, el formato del iPhone, que muchos navegadores no muestran. En el iPhone abra la foto, toque Compartir, Opciones, «Más compatible», y envíesela de nuevo. Para las próximas: Configuración, Cámara, Formatos, «Más compatible».',
    empty: 'El archivo está vacío. Elija otro.',
    unreadable:
      'El archivo está dañado o incompleto. Ábralo en su programa de fotos, guárdelo de nuevo y vuelva a elegirlo.',
    animated: 'No se admiten imágenes animadas. Elija una imagen fija.',
    tooManyPixels:
      'La imagen tiene demasiados píxeles. Redúzcala, por ejemplo a 2,000 píxeles de ancho, y elíjala de nuevo.',
    signedOut: 'Su sesión terminó. Inicie sesión y vuelva a elegir la imagen.',
    expired:
      'La dirección para subirla caducó dos veces («Request has expired»). Elija la imagen de nuevo para empezar con otra.',
    refused: 'El servidor no pudo recibir el archivo. Espere unos minutos y vuelva a elegirlo.',
    failed: 'No se pudo enviar el archivo. Compruebe la conexión y vuelva a elegirlo.',
  },
};
