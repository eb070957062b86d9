import type { BundledArticle } from '../article.ts';

/* After the Florida Department of Health (forms DH 680 and DH 3040), FHSAA (EL2), AAP and AASM. */
export const schoolEn: BundledArticle = {
  slug: 'back-to-school-checklist',
  title: 'Back to school: the checklist, vaccines included',
  excerpt:
    'Which forms Florida schools ask for, what happens at the checkup, and what to take care of before the first day so nobody waits in line in August.',
  image: 'school',
  alt: 'A school with an arched door; in front of it a backpack, books and a pencil',
  category: 'Preventive Care',
  readTime: '3 min',
  language: 'en',
  isActive: true,
  content: {
    sections: [
      {
        title: 'Start in June, not in August',
        content:
          'Pediatric offices fill up in the last two weeks of summer. A visit in June or July gives you time to see a doctor you know, to get a missing record, and to finish vaccines that need more than one dose.',
      },
      {
        title: 'The papers your school will ask for',
        content:
          'Florida uses the same forms in every county. Rules about vaccines can change from one year to the next, so ask your school or your county health department for the current list.',
        subsections: [
          {
            title: 'For every student',
            items: [
              'The Florida Certification of Immunization (form DH 680). Your doctor or the county health department prints it from the state record, Florida SHOTS.',
              'Vaccines given in another state or country count. Bring the original card so they can be entered.',
              'Seventh grade: the school asks for proof of a booster called Tdap.',
            ],
          },
          {
            title: 'New in a Florida school',
            items: [
              'A School Entry Health Exam (form DH 3040), done in the 12 months before your child starts.',
              'Proof of age and proof of address. Each school district has its own list.',
            ],
          },
          {
            title: 'For sports',
            items: [
              'A sports physical on the EL2 form. It is good for one year, so write down the date.',
              'Tell the doctor about fainting, chest pain or a sudden death in the family.',
            ],
          },
        ],
      },
      {
        title: 'What happens at the checkup',
        content: 'A good visit takes more than a look at the throat. The doctor or nurse will:',
        items: [
          'measure height, weight and blood pressure;',
          'listen to the heart and lungs and look at the spine;',
          'test how your child sees and hears;',
          'look at the vaccine record and give what is missing;',
          'ask about sleep, food, screens, friends and mood;',
          'review asthma, allergies and every medicine.',
        ],
      },
      {
        title: 'If your child takes medicine at school',
        content:
          'The school nurse needs a form signed by you and by the doctor, and the medicine in its original box with the label. Ask the pharmacy for a second labeled container. With a signed form, a student in Florida may carry an asthma inhaler or an epinephrine pen.',
      },
      {
        title: 'Good habits, two weeks before',
        content: 'Bodies need time to change their clock.',
        items: [
          'Sleep: ages 6 to 12 need 9 to 12 hours, teenagers 8 to 10. Move bedtime 15 minutes earlier every few days.',
          'Eyes: if your child sits very close to the screen or gets headaches, ask for an eye exam. The quick test at school doesn’t find everything.',
          'Teeth: a cleaning before school means one less absence in the fall.',
          'Backpack: no more than 10 to 15 percent of your child’s weight, with both straps on.',
          'Water: fill a bottle every morning. Classrooms are cool, but the bus stop is not.',
        ],
      },
      {
        title: 'Bring this to the visit',
        content: 'Put it in one envelope tonight.',
        items: [
          'Vaccine cards, including those from other countries',
          'The forms from school, with your part filled out',
          'A list of medicines and allergies',
          'Glasses or hearing aids',
          'Your plan card and a photo ID',
          'Two questions you don’t want to forget',
        ],
      },
      {
        title: 'Ask before you go',
        content:
          'Are you a member? Call customer service before the visit. Ask which doctor near you sees children, what your plan offers for vaccines, and what you’ll pay. This article is general information. It doesn’t replace your child’s doctor.',
      },
    ],
  },
};
