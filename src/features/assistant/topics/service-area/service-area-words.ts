import { phrases } from '../../engine/phrases.ts';

/** How families ask if the plans work where they live. */
export const ASKS_FOR_SERVICE = phrases(`
  do|does|can|would|will|if|you|yall|guys|ustedes .. work|works|serve|cover|covered|operate|reach|trabajan|cubren|llegan
  work|works|good|available|valid here|there|over_here|over_there|down_here|up_here|out_here|in
  you|your|are_you .. good in|for|out
  are|am we|i in|covered|out_of_luck|too_far
  can|could|me_puedo|puedo|puede|podemos|se_puede|pueden .. sign_up|join|enroll|get_in|get_on|get_this|qualify|inscrib*|apuntar*|meter|meterme|meternos|entrar|entro|afiliar*
  do them|me|us|him|her any good
  waste of time
  hay algo para mi|nosotros|ella|el
  me|nos|le|les|si atienden|cubre|cubren|sirve|aceptan|toca
  ^ en ... atienden|trabajan|dan_servicio
  dan servicio|cobertura
`);

/** What else is asked with a place: a doctor, an office, a price. */
export const ASKS_OTHERWISE = phrases(`
  doctor|doctors|dr|doc|doctora|medico|medicos|provider*|proveedor*|specialist*|especialista*|dentist*|pediatr*|clinic|clinics|pharmac*|farmacia*|lab|labs|laborator*|hospital*|vet
  how_much|cuanto|cuantos|cuantas|quote|cotiza*|cheaper|copay*|copago*|5|dollars|dolares|bucks|pesos|refund*|reembols*|cancel*
  office*|oficina*|hours|open|close|closed|abren|cierran|horario|phone|telefono|number|numero|address|direccion|speak*|speaks|hable|habla|tier|credit|credito|vision|eyes|teeth|skin|heart|for_my .. pain
`);
