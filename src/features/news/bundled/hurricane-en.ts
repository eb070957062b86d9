import type { BundledArticle } from '../article.ts';

/*
 * After Florida Statutes 465.0275 (emergency refills), the Florida Division of Emergency Management, FDA (insulin in
 * an emergency, food safety without power) and CDC (carbon monoxide, safe water).
 */
export const hurricaneEn: BundledArticle = {
  slug: 'refill-before-the-storm',
  title: 'Hurricane season: refill before the storm',
  excerpt:
    'How to get your medicine early, keep insulin cool without power, and pack a health kit that works when the lights go out.',
  image: 'hurricane',
  alt: 'A hurricane seen through an arched window with shutters; on the sill a flashlight, medicine and water',
  category: 'News',
  readTime: '3 min',
  language: 'en',
  isActive: true,
  content: {
    sections: [
      {
        title: 'The season is six months long',
        content:
          'Hurricane season in Florida runs from June 1 to November 30. When a storm gets a name, pharmacies have long lines and some close early. The best day to refill is a quiet one.',
      },
      {
        title: 'Refill early',
        content: 'Ask your pharmacist today how many days of each medicine you have left.',
        items: [
          'Keep two weeks of every daily medicine at home, or more if your plan and your pharmacy allow it.',
          'When a storm is coming, ask for an early refill right away. Bring the bottles: the labels say everything.',
          'Out of refills and can’t reach your doctor? After the Governor declares an emergency, Florida law lets pharmacists in the affected areas give up to 30 days of many medicines. The most strictly controlled ones aren’t included.',
          'Ask your doctor for a printed list of your medicines, with the doses.',
        ],
      },
      {
        title: 'Pack a health kit',
        content: 'Use a bag that closes well and that you can carry in one hand.',
        subsections: [
          {
            title: 'Papers, in a plastic bag',
            items: [
              'List of medicines, allergies, doctors and phone numbers',
              'Copies of your ID and plan card',
              'Your children’s vaccine records',
            ],
          },
          {
            title: 'Supplies for seven days or more',
            items: [
              'Medicines in their own bottles',
              'Meter, strips and needles, if you have diabetes',
              'Glasses, hearing aid batteries and dentures',
              'Bandages, soap, gloves, a thermometer and insect repellent',
              'One gallon of water per person for each day',
            ],
          },
        ],
      },
      {
        title: 'If a medicine must stay cold',
        content:
          'A closed refrigerator stays cold for about four hours without power. Freeze some water bottles before the storm and use them in a cooler. Put a towel between the ice and the medicine: do not use medicine that has frozen.\n\nUnopened or opened, most insulin in vials and pens may stay between 59 and 86 °F for up to 28 days. In higher heat it gets weaker. If you have nothing else, use it, check your blood sugar more often, and replace it as soon as you can. Your pharmacist knows the rule for your brand.',
      },
      {
        title: 'Machines and special help',
        content: 'Do you use oxygen, dialysis or a machine that needs power? Make your plan now.',
        items: [
          'Join the Florida Special Needs Registry through your county. It’s free. A special needs shelter has power and nurses.',
          'Tell your electric company that you depend on a machine.',
          'Ask your dialysis center about treatment before the storm and about the emergency diet.',
        ],
      },
      {
        title: 'After the storm',
        content: 'Many people get hurt after the storm has passed.',
        items: [
          'Run a generator outside only, at least 20 feet from doors and windows. Its gas has no smell, and it kills.',
          'Stay out of flood water. It can hide power lines, glass and germs. Wash any cut with soap and clean water.',
          'If there is a boil-water notice, boil water for one full minute before you drink it or brush your teeth.',
          'Throw away food that was above 40 °F for more than two hours. If in doubt, throw it out.',
          'Rest often, drink water and watch for heat illness while you clean.',
          'Still sad or afraid after the storm? Call or text 988, day or night, in English or Spanish.',
        ],
      },
      {
        title: 'When to call 911',
        content:
          'Call for chest pain, trouble breathing, signs of a stroke, a deep wound, or headache and dizziness near a generator. This article is general information. It doesn’t replace your doctor or your county’s orders.',
      },
    ],
  },
};
