import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  calculator: 'Pedir cotización',
  calculatorSet: 'Ver esta cotización',

  total: '{total} al mes.',
  perPerson: 'Son {amount} al mes por persona.',
  year: 'En 12 meses son {amount}, más el cargo de solicitud de $25.00.',
  adults: { individual: 'Un adulto', family: 'Pareja', minor: 'Una persona' },
  age: '{range}',
  childrenCount: '{count, plural, =0 {sin niños} one {1 niño} other {# niños}}',
  assumed: 'Supuesto, por favor revíselo: {what}.',
  twoRanges:
    'A los {years} años hay dos rangos de edad, 56 a 65 y 65+. Llámenos al {customerService} y le decimos cuál le corresponde.',
  choosePackage: 'Más de un paquete lo incluye. Elija uno para sumarlo al precio:',
  tooManyChildren:
    'La cotización admite hasta 4 niños. Para una familia más grande, llámenos al {customerService} ({hours}) y le decimos el precio.',
  tooManyAdults:
    'Un plan familiar es para dos adultos y hasta 4 niños. Si son más adultos, llámenos al {customerService} ({hours}) y le decimos el precio.',

  child:
    'Cada niño suma {child} al mes. Puede agregar hasta 4, tanto en un plan individual como en uno familiar.',
  children: '{count} niños suman {amount} al mes.',
  packages: {
    title: 'Los paquetes, al mes, aparte del precio básico del plan:',
    chosen:
      '{has, select, both {{name} y el paquete de hospital} core {{name}} hospital {el paquete de hospital} other {sin paquetes}}',
    hospital: 'descuentos en servicios hospitalarios',
    individual: '{amount} plan individual',
    couple: '{amount} plan de pareja',
    family: '{amount} plan familiar',
  },
  hospital:
    'El paquete de hospital da descuentos en servicios hospitalarios. No es un seguro de hospitalización.',
  oneCore: 'Puede tener un solo paquete principal. El paquete de hospital se le puede sumar.',
  cheapest: 'El precio más bajo es el básico, sin paquetes. Al mes:',
  table:
    'El pago mensual depende de la edad del titular y de quiénes van en el plan, aparte de niños y paquetes:',
  tableLine: '{range}: {individual} individual, {family} familiar',
  county: 'No, el condado no cambia el precio. Es el mismo en todos.',
  notInsurance: 'El plan de descuento (DPO) no es un seguro.',
} as const satisfies Translation<typeof en>;
