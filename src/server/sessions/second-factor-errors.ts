import { DomainError, InvalidInput } from '#server/errors.ts';

/* What the second step and its dialog show as it is, so in Spanish. */

const REASONS = {
  'code.missing': 'Escriba el código de seis cifras de su aplicación, o uno de sus códigos de recuperación.',
  'code.wrong':
    'Ese código no es correcto o ya venció. Escriba el que su aplicación muestra ahora; si no sirve, revise que la hora de su teléfono sea la automática.',
  'code.used': 'Ese código ya se usó. Espere a que su aplicación muestre el siguiente y escríbalo.',
} as const;

/** 422: the code of an app, or a recovery code, that is not accepted. */
export class RefusedCode extends InvalidInput {
  constructor(key: keyof typeof REASONS) {
    super([{ field: 'code', key }]);
    this.message = REASONS[key];
  }
}

/** 422: the password that is given along with a code is another. */
export class WrongPassword extends InvalidInput {
  constructor() {
    super([{ field: 'password', key: 'password.wrong' }]);
    this.message = 'La contraseña no es correcta.';
  }
}

/** 401: the password was given too long ago, or has changed since; the sign-in begins again. */
export class SecondStepEnded extends DomainError {
  constructor() {
    super(
      401,
      'second-step-ended',
      'Pasó demasiado tiempo desde que escribió su contraseña. Escriba otra vez su usuario y su contraseña.',
    );
  }
}

/** 409: the role asks for a second factor, so it stays on. */
export class SecondFactorDemanded extends DomainError {
  constructor() {
    super(
      409,
      'second-factor-demanded',
      'Su rol exige el segundo factor, así que no se puede desactivar. Para cambiar de teléfono o tener códigos nuevos, pida a quien administra el sitio que deje de exigirlo mientras lo hace.',
    );
  }
}

/** 409: a second factor is set up already, or none is being set up; the page shows what is older than this. */
export class SecondFactorConflict extends DomainError {
  constructor() {
    super(
      409,
      'second-factor-changed',
      'La verificación en dos pasos cambió mientras tanto. Cierre esta ventana y ábrala de nuevo.',
    );
  }
}
