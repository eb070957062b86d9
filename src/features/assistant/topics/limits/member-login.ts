import { phrases } from '../../engine/phrases.ts';
import type { Limit } from './limit.ts';
import { limitWords } from './limit-words.ts';

/** Asks where members sign in; who cannot get in is helped by a person. */
const LOGIN = phrases(
  `where|wheres|how|find|link|page .. log_in|login|log_on|sign_in|log_into|sign_into|member_portal
   log_in|login|sign_in|portal .. link|page|button|where
   ^ [the] member login|portal ;
   ^ log_in|login|sign_in [please] ;
   donde|como|por_donde|link|enlace .. logueo|loguearme|login|iniciar_sesion|inicio_sesion|portal|acceso_de_miembros
   donde|como .. entro|entrar|accedo|acceder|ingreso|ingresar|meto [a|en|al] [mi|la] cuenta|portal`,
);
/** Doctors and pharmacies have portals of their own, and a forgotten password is a personal matter. */
const OTHER = phrases(
  'password|contrasena|clave|forgot|olvide|cant_log|no_puedo_entrar|locked|bloque*|kicked|keeps',
);

/** Members sign in elsewhere; the site's menu leads there. */
export const MEMBER_LOGIN_LIMIT: Limit = {
  claims: (said) => LOGIN.isIn(said) && !OTHER.isIn(said),
  follows: () => false,
  answer: ({ locale }, _, { phones }) => {
    const t = limitWords(locale);
    return {
      kind: 'answer',
      text: t('memberLogin', { customerService: phones.customerService }),
      links: [{ href: '/member-portal', label: t('links.memberPortal') }],
    };
  },
};
