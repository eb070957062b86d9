import { countyOfCity } from '#features/directory/need/known-places.server.ts';
import { readNeed } from '#features/directory/need/read-need.server.ts';
import type { FloridaCounty } from '#features/directory/places/florida-counties.ts';
import { SERVICE_AREAS } from '#features/faq/faq.ts';
import { localeTag } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Site } from '#site/site.ts';
import { answerTranslator } from '../../engine/answer-text.ts';
import type { Answer, Topic, Understood } from '../../engine/topic.ts';
import english from '../messages/en.ts';
import spanish from '../messages/es.ts';

const translator = answerTranslator(english.serviceArea, spanish.serviceArea);
const SERVED: ReadonlySet<string> = new Set(SERVICE_AREAS);

/** A county of Florida, by its name or one of its cities. */
type Home = { county: FloridaCounty; city?: string | undefined };

/**
 * Whether the plans work at the place of Florida that a question names (docs/product/plan-facts.md).
 * The county of a city is the directory's.
 *
 * @returns undefined when it names none
 */
export const servicePlace: Topic = ({ text, locale }) => {
  const home = readHome(text);
  return home && understand(home, locale);
};

/** "And in Naples?" asks the same of another place. */
function understand(home: Home, locale: Locale): Understood {
  return {
    answer: ({ site }) => answerHome(home, locale, site),
    continueWith: (next) => {
      const other = readHome(next.text);
      return other && understand(other, next.locale);
    },
  };
}

function readHome(text: string): Home | undefined {
  const { county, city } = readNeed(text).said.place ?? {};
  const found = county ?? (city === undefined ? undefined : countyOfCity(city));
  return found && { county: found, city };
}

function answerHome({ county, city }: Home, locale: Locale, site: Site): Answer {
  const t = translator(locale);
  const { otherCounties } = site.phones;
  const counties = new Intl.ListFormat(localeTag(locale)).format(SERVICE_AREAS);
  const isServed = SERVED.has(county);
  const lead =
    city === undefined
      ? isServed
        ? t('servedCounty', { county })
        : t('notServedCounty', { county, otherCounties })
      : isServed
        ? t('served', { place: city, county })
        : t('notServed', { place: city, county, otherCounties });
  return {
    kind: 'answer',
    text: isServed ? lead : `${lead} ${t('counties', { counties })}`,
    links: [{ href: '/#faq-service-areas', label: t('link') }],
  };
}
