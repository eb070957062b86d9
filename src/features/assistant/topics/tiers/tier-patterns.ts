import type { LOYALTY_TIERS } from '#features/faq/faq.ts';
import { anyOf } from '../../engine/any-of.ts';

/* The patterns of the loyalty program. Both languages, as Floridians mix them. */

type TierId = (typeof LOYALTY_TIERS)[number]['id'];

export const TIER_NAMES: Record<TierId, RegExp> = {
  bronze: anyOf('bronze, bronse, bronce, bronze level'),
  silver: anyOf('silver, sliver tier, plata'),
  gold: anyOf('gold, golden tier, oro'),
  diamond: anyOf('diamond, diamonds, dimond, diamante, diamantes'),
};

/** "Plata" is money, too, and gold and silver are what fillings and jewels are made of. */
export const NOT_A_TIER =
  anyOf(`la plata de, mi plata, su plata, mucha plata, poca plata, cuanta plata, tengo plata, sin plata,
  la plata que, tener plata, devuelvan la plata, devuelven la plata, devolver la plata, devuelve la plata, de vuelta la plata,
  regresan la plata, pagar plata, gastar plata, ahorrar plata, ahorro plata, perder plata, mas plata, menos plata,
  gold crown, gold crowns, gold tooth, gold teeth, gold filling, silver filling, silver fillings, silver crown,
  silver spring, silver springs, gold coast, marketplace, obamacare, corona de oro, coronas de oro, diente de oro,
  dientes de oro, muela de oro, gold standard, gold card, silver script, silverscript, silver sneakers, silversneakers`);

export const WHICH_PROCEDURES =
  anyOf(`which procedures, what procedures, what kind of procedures, what are the procedures, which ones,
  what ones, list of procedures, cuales son, cuales procedimientos, que procedimientos, que tipo de procedimientos,
  que clase de procedimientos, lista de procedimientos`);
