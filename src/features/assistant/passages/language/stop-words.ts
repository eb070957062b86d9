import type { Locale } from '#i18n/locale.ts';

/** Words without a meaning of their own, which no search looks for. Without accents, as all lists here. */
export const STOP_WORDS: Record<Locale, string> = {
  en: `a an the and or but if so as than then of in on at to from by for with without into onto about over under up down out off
    i im ive id ill me my mine myself you your yours youre youve youll we us our ours were weve he him his hes she her hers
    shes they them their theirs theyre it its this that these those thats theres here there whats who whom whose which what
    where is am are was were be been being isnt arent wasnt werent do does did doing done doesnt dont didnt have has had
    having hasnt havent hadnt can cant cannot could couldnt would wouldnt will wont should shouldnt shall may might must
    not no nor any some every all both either neither each such own same just only also too very really quite even still
    yet already now again ever never how why because while though although until during between among per via y de el la
    una un que mi su general generally th st nd rd when`,
  es: `a al ante bajo con contra de del desde durante en entre hacia hasta para pa por segun sin sobre tras el la los las lo
    un una unos unas y e o u ni que pero sino si no ya muy mas menos tan tanto tambien tampoco solo solamente nada algo todo
    toda todos todas cada otro otra otros otras mismo misma este esta esto estos estas ese esa eso esos esas aquel aquella
    yo tu usted ustedes el ella ellos ellas nosotros me te se nos le les mi mis tu tus su sus nuestro nuestra mio mia suyo
    es son soy eres somos era eran fue fueron ser siendo sido sea sean estoy esta estas estan estamos estaba estar este
    he ha han has hemos habia haber hay hubo tengo tiene tienes tienen tenemos tenia tener tenga quien quienes cual cuales
    que donde adonde pal como porque aunque mientras cuando asi aun aqui ahi alli alla ahora entonces pues bueno oye the of and to`,
};
