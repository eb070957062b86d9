import type { Translation } from '#i18n/messages.ts';
import type en from './en.ts';

export default {
  calculator: 'Pedir cotización',
  calculatorSet: 'Ver esta cotización',
  refundPolicy: 'Política de reembolsos',

  total:
    '{total} al mes por {planType, select, family {un plan familiar: dos adultos} other {un plan individual: una persona}}{children, plural, =0 {} one { y 1 niño} other { y # niños}}.',
  perPerson:
    '{perPerson} al mes por persona: {total} al mes para {people, plural, one {1 persona} other {# personas}}.',
  line: '{what}: {amount}',

  year: 'En 12 meses son {amount}, más el cargo de solicitud de $25.00, una sola vez.',
  otherMember: 'Si el titular es quien tiene {years} años, son {total} al mes.',

  countedYears:
    'Conté {years, plural, =0 {menos de 1 año} one {# año} other {# años}} como edad del titular (rango: {range}).',
  countedRange: 'Conté al titular en este rango de edad: {range}.',
  countedNone: {
    both: 'No conté niños ni paquetes.',
    children: 'No conté niños.',
    packages: 'No conté paquetes.',
  },

  twoRanges:
    'A los {years} años hay dos rangos de edad, así que el pago mensual de {planType, select, family {un plan familiar} other {un plan individual}}{children, plural, =0 {} one { con 1 niño} other { con # niños}} es uno de estos:',
  twoRangesAsk: 'Llámenos al {customerService} y le decimos cuál le corresponde.',

  missingBoth: 'El pago mensual depende de la edad del titular y de quiénes van en el plan. Dígame:',
  askAge: '¿Qué edad tiene el titular?',
  askWho: '¿Es para una persona o para una familia (dos adultos), y con cuántos niños?',
  askChildren: '¿Cuántos niños serían? Pueden ser hasta 4.',
  missingAge:
    '¿Qué edad tiene el titular? De esa edad depende el pago mensual de {planType, select, family {un plan familiar (dos adultos{children, plural, =0 {} one { y 1 niño} other { y # niños}})} other {un plan individual (una persona{children, plural, =0 {} one { y 1 niño} other { y # niños}})}}:',
  missingWho:
    '¿Es para una persona o para una familia (dos adultos)? Estos son los pagos mensuales a esa edad:',
  missingWhoChildren: 'Si hay niños, dígame cuántos. Cada uno suma {child} al mes.',
  missingChildren: '¿Cuántos niños serían? El plan admite hasta 4, y cada uno suma {child} al mes.',

  unclear: 'Antes de darle un precio, quiero confirmar su plan.',
  pressPlan: 'Si es el de abajo, presiónelo. Si no, dígame: {details}',
  tellPlan: 'Dígame: {details}',
  planDetails: 'si son uno o dos adultos, la edad del titular, cuántos niños y si quiere algún paquete.',
  plan: 'Precio de {planType, select, family {un plan familiar (dos adultos)} other {un plan individual (un adulto)}}: titular de {age}, {children, plural, =0 {sin niños} one {1 niño} other {# niños}}, {packages}',
  planYears: '{years, plural, one {# año} other {# años}}',
  planPackages:
    '{has, select, both {con {name} y el paquete de hospital} core {con {name}} hospital {con el paquete de hospital} other {sin paquetes}}',

  individual: 'Plan individual',
  family: 'Plan familiar',
  couple: 'Plan familiar sin niños (pareja)',
  familyWithChildren: 'Plan familiar con niños',

  tooManyChildren:
    'La cotización admite hasta 4 niños. Para una familia más grande, llámenos al {customerService} ({hours}) y le decimos el precio.',
  tooManyAdults:
    'Un plan familiar es para dos adultos y hasta 4 niños. Si son más adultos, llámenos al {customerService} ({hours}) y le decimos el precio.',

  child:
    'Cada niño suma {child} al mes. Puede agregar hasta 4, tanto en un plan individual como en uno familiar.',
  children: '{count} niños suman {amount} al mes: {child} cada uno.',

  package: '{name}, al mes:',
  packageOne:
    '{amount} al mes por {name}, en {kind, select, individual {un plan individual} couple {un plan familiar sin niños (precio de pareja)} other {un plan familiar}}.',
  packageOnly: 'Es solo lo del paquete; el precio básico del plan es aparte.',
  hospital: 'Da descuentos en servicios hospitalarios. No es un seguro de hospitalización.',
  packages: 'Los paquetes, al mes, aparte del precio básico del plan:',
  packageLine: '{name} ({benefits}): {prices}',
  packagePrice: '{amount} {kind, select, individual {individual} couple {pareja} other {familiar}}',
  hospitalBenefits: 'descuentos en servicios hospitalarios',
  oneCore: 'Puede tener un solo paquete principal. El paquete de hospital se le puede sumar.',
  cheapestPackages: 'Los paquetes principales con el pago mensual más bajo:',

  cheapestPlan: 'El precio más bajo es el básico, sin paquetes. Al mes:',
  table: 'El pago mensual depende de la edad del titular y de quiénes van en el plan:',
  tableLine: '{range}: {individual} individual, {family} familiar',
  tableMore:
    'Cada niño suma {child} al mes. Los paquetes son opcionales y aparte. Dígame su edad y quiénes irían en el plan, y le calculo su precio.',
  eitherPlan: 'A esa edad, al mes:',

  county: 'No, el condado no cambia el precio. Es el mismo en todos.',

  notInsurance: 'El plan de descuento (DPO) no es un seguro.',
} as const satisfies Translation<typeof en>;
