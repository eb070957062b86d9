/** Spanish is the only language of the administration. */
export default {
  pageTitle: 'Sincronización de Datos',
  lead: 'Sincroniza el usuario administrador y 6 artículos de noticias (3 en inglés, 3 en español) con producción.',
  rule: 'Se aplica todo o nada, y se puede repetir. Los demás usuarios y artículos del destino no se tocan.',
  target: {
    production: 'Destino: la base de datos de producción.',
    own: 'Destino: la base de datos de este mismo sitio, porque no hay otra configurada. Los artículos que se borraron aquí vuelven como vinieron; los demás se quedan como están.',
  },
  sync: 'Sincronizar Datos Ahora',
  syncing: 'Sincronizando...',
  preview: {
    title: 'Qué cambiaría ahora',
    loading: 'Comparando con el destino...',
    failed: 'No se pudo comparar con el destino',
    retry: 'Intentar de nuevo',
    summary:
      '{changes, plural, =0 {No hay nada que cambiar: el destino está al día.} one {Cambiaría una cosa.} other {Cambiarían # cosas.}}',
    migrations:
      'La base de datos de producción es de una versión anterior o está vacía. Al sincronizar se prepara primero.',
    user: 'Usuario administrador',
    english: 'Inglés',
    spanish: 'Español',
  },
  outcomes: {
    created: 'Se creará',
    updated: 'Se actualizará',
    unchanged: 'Sin cambios',
    left: 'Borrado aquí; allá se deja',
    unknown: 'Se sabrá al sincronizar',
  },
  password: {
    title: 'Contraseña en producción',
    updated:
      'La contraseña de {username} en producción pasará a ser la que tiene aquí, y sus sesiones abiertas allá se cerrarán. Quedará en la actividad de producción, que también avisa por correo si lo tiene configurado.',
    unknown:
      'Si {username} tiene otra contraseña en producción, pasará a ser la que tiene aquí, y sus sesiones abiertas allá se cerrarán. Quedará en la actividad de producción, que también avisa por correo si lo tiene configurado.',
    replaced:
      'La contraseña de {username} en producción es ahora la que tiene aquí, y sus sesiones abiertas allá se cerraron.',
  },
  pictures: {
    title: 'Imágenes que no se llevan',
    text: 'Las imágenes subidas aquí se quedan aquí. El destino conserva la imagen que tiene, o usa la que viene con el artículo.',
  },
  result: {
    title: 'Resultado',
    done: 'Sincronización terminada: {created, plural, one {# creado} other {# creados}}, {updated, plural, one {# actualizado} other {# actualizados}}, {same, number} sin cambios.',
  },
  error: 'Error: {message}',
  number: 'Si pide ayuda a la persona que mantiene el sitio, dígale este número: {number}.',
  problems: {
    'production-unreachable':
      'La base de datos de producción no responde. Allá no quedó nada a medias. Antes de repetir, vuelva a mirar qué cambiaría.',
    'production-unsuitable':
      'La base de datos de producción no se puede usar. Pida a la persona que mantiene el sitio que revise con qué base de datos se sincroniza.',
    'production-newer':
      'Producción usa una versión más nueva de este sitio. Primero hay que actualizar este. No se cambió nada.',
    'sync-busy':
      'Otra persona está cambiando los mismos datos en este momento. No se cambió ningún artículo ni usuario; inténtelo de nuevo.',
    'generated-password':
      'Su contraseña es la de demostración, que cualquiera puede ver. Cámbiela antes de sincronizar con producción.',
    'not-signed-in': 'Su sesión terminó. Inicie sesión y repita la sincronización.',
    'proof-needed':
      'Falta confirmar su contraseña. No se cambió nada; presione otra vez el botón y escríbala.',
    'too-many-requests': 'Demasiados intentos. Espere {seconds, number} segundos.',
    'no-connection': 'No hay conexión con el sitio. Antes de repetir, vuelva a mirar qué cambiaría.',
    fault: 'Algo falló de nuestro lado. Antes de repetir, vuelva a mirar qué cambiaría.',
  },
} as const;
