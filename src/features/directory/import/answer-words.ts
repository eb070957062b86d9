import type { ANSWER_FIELDS } from '../provider-fields.ts';

/* What offices write for yes and no. Lower case, without accents; separated by commas. */

type Answers = { yes: string; no: string };

export const ANSWERS: Answers = {
  yes: 'yes, y, true, t, 1, x, si, s, verdadero, cierto, ✓, ✔, ☑, ✅, √',
  no: 'no, n, false, f, 0, falso, ✗, ✘, ❌, ✕, ×',
};

/** Words that answer only the question of one column. */
export const ANSWERS_OF_FIELD: Partial<Record<(typeof ANSWER_FIELDS)[number], Answers>> = {
  acceptingNewPatients: {
    yes: 'accepting, accepts, accepted, accepting new patients, accepting patients, accepts new patients, accepting new, open, open panel, panel open, open to new patients, new patients accepted, new patients welcome, yes accepting, yes accepting new patients, abierto, abierta, acepta, aceptan, aceptando, acepta pacientes nuevos, acepta nuevos pacientes, aceptando pacientes nuevos, aceptando nuevos pacientes, si acepta',
    no: 'not accepting, not accepting new patients, not accepting new patients at this time, no closed, no not accepting, accepting existing patients only, not accepting patients, does not accept new patients, no longer accepting, no longer accepting new patients, no new patients, not open, closed, closed panel, panel closed, closed to new patients, existing patients only, current patients only, established patients only, existing only, full, no acepta, no aceptan, no acepta pacientes nuevos, no acepta nuevos pacientes, no esta aceptando, cerrado, cerrada, solo pacientes existentes, solo pacientes actuales',
  },
  certified: {
    yes: 'certified, board certified, board-certified, yes board certified, bc, certificado, certificada, certificado por la junta, certificada por la junta',
    no: 'not certified, not board certified, non certified, uncertified, board eligible, be, no certificado, no certificada',
  },
};

/** True of some places of a provider, which does not tell of this one. CMS's word, and its like. */
export const ANSWERS_LEFT_OPEN =
  'accepting in some locations, accepting at some locations, accepting some, some locations, varies, varies by location, call, call office, call for availability, contact office, acepta en algunas oficinas, acepta en algunas ubicaciones, varia, llame, llamar';
