import { DomainError, InvalidInput } from '#server/errors.ts';

/* What pages show as it is, so in Spanish. */

/** 409: without this person nobody could look after people and rights. */
export class LastAdministrator extends DomainError {
  constructor() {
    super(
      409,
      'last-administrator',
      'Es la única persona con el rol Administración. Dé antes ese rol a otra persona.',
    );
  }
}

/** 409: who demands a second factor of the own role has to have one. */
export class OwnSecondFactorFirst extends DomainError {
  constructor() {
    super(
      409,
      'own-second-factor-first',
      'Es su propio rol, y usted no tiene todavía un segundo factor. Active antes la «Verificación en dos pasos» en el menú.',
    );
  }
}

/** 404: no such invitation; it may have been withdrawn. */
export class UnknownInvitation extends DomainError {
  constructor() {
    super(
      404,
      'invitation-unknown',
      'Esta invitación no existe o fue retirada. Pida una nueva a quien se la envió.',
    );
  }
}

/** 409: somebody has made an account with it. */
export class UsedInvitation extends DomainError {
  constructor() {
    super(
      409,
      'invitation-used',
      'Esta invitación ya se usó. Si fue usted, inicie sesión; si no, avise a quien se la envió.',
    );
  }
}

/** 410: its days are over. */
export class ExpiredInvitation extends DomainError {
  constructor() {
    super(410, 'invitation-expired', 'Esta invitación venció. Pida una nueva a quien se la envió.');
  }
}

/** 422: the username cannot be one, or somebody has it. */
export class RefusedUsername extends InvalidInput {
  constructor(key: 'username.format' | 'username.taken') {
    super([{ field: 'username', key }]);
    this.message = {
      'username.format':
        'Un usuario tiene hasta 60 letras, cifras, puntos, guiones o @, sin espacios, y empieza por una letra o cifra.',
      'username.taken': 'Ya hay alguien con este usuario. Elija otro.',
    }[key];
  }
}

/** 422: nothing can be mailed there. */
export class RefusedAddress extends InvalidInput {
  constructor() {
    super([{ field: 'email', key: 'email.invalid' }]);
    this.message = 'Escriba una dirección de correo, por ejemplo nombre@ejemplo.com.';
  }
}
