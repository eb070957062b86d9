import type { BundledArticle } from '../article.ts';

/* Advice after CDC/NIOSH ("Heat-related illnesses", "Heat stress: hydration, acclimatization") and OSHA. */
export const heatEn: BundledArticle = {
  slug: 'working-in-the-heat',
  title: 'Working outdoors in August? Read this first',
  excerpt:
    'The signs of heat exhaustion and heat stroke, what to do in the first ten minutes, and how to plan a safer day in the Florida sun.',
  image: 'heat',
  alt: 'A glass of ice water in front of a low sun, between two palm trees by the sea',
  category: 'Health & Safety',
  readTime: '3 min',
  language: 'en',
  isActive: true,
  content: {
    sections: [
      {
        title: 'Signs of heat stroke? Call 911 now',
        content:
          'Confusion, slurred speech, fainting, a seizure, or very hot skin. Move the person to a cool place and keep cooling them until help comes. Give nothing to drink.',
      },
      {
        title: 'Why Florida heat is different',
        content:
          'Your body cools itself with sweat. When the air is humid, sweat dries slowly and the body stays hot. That is why 92 degrees in Miami or Orlando can feel like 105, and why a healthy person can get sick in less than an hour.\n\nRoofers, farm workers, gardeners, drivers and cooks are at risk. So are people over 65, babies, pregnant women, and anyone with heart, lung or kidney disease or diabetes.',
      },
      {
        title: 'Know the two kinds of danger',
        content: 'Heat exhaustion is a warning. Heat stroke can kill, and every minute counts.',
        subsections: [
          {
            title: 'Heat exhaustion: stop and cool down',
            items: [
              'Heavy sweating, and skin that feels cool and damp',
              'A fast, weak pulse',
              'Dizziness, headache or feeling faint',
              'Nausea, vomiting or muscle cramps',
              'Feeling very tired or weak',
            ],
          },
          {
            title: 'Heat stroke: call 911',
            items: [
              'Confusion, slurred speech or strange behavior',
              'Fainting or a seizure',
              'Very hot skin, dry or sweaty',
              'A body temperature of 103 °F or more',
              'A fast, strong pulse',
            ],
          },
        ],
      },
      {
        title: 'What to do in the first ten minutes',
        content: 'Do not wait to see if it passes. Start cooling right away.',
        items: [
          'Move the person to shade or air conditioning and stay with them.',
          'Loosen or take off extra clothes, shoes and socks.',
          'Put cold, wet cloths or ice on the head, neck, armpits and groin. Fan the skin.',
          'If they’re awake, thinking clearly and not vomiting, give small sips of cool water.',
          'Get medical help too if the person vomits, gets worse, or isn’t better within one hour.',
        ],
      },
      {
        title: 'Plan a safer day',
        content: 'Most heat illness can be prevented with water, shade and time.',
        subsections: [
          {
            title: 'Water',
            items: [
              'Drink one cup (8 ounces) every 15 to 20 minutes, before you feel thirsty.',
              'Do not drink more than six cups in one hour. Too much water is dangerous too.',
              'Leave alcohol and energy drinks for another day.',
              'If your doctor limits your fluids, ask how much you should drink.',
            ],
          },
          {
            title: 'Rest and shade',
            items: [
              'Do the heaviest work early in the morning.',
              'Take your breaks in the shade or in a cool car or room.',
              'Wear a hat and light, loose clothes.',
              'Work with a partner and watch each other.',
            ],
          },
          {
            title: 'The first two weeks',
            items: [
              'New to the job, or back from vacation? Your body needs 7 to 14 days to get used to the heat.',
              'Start with one fifth of a normal day in the heat and add a little every day.',
            ],
          },
        ],
      },
      {
        title: 'Ask about your medicines',
        content:
          'Some medicines make heat harder on the body: water pills, some blood pressure pills, allergy pills and some medicines for mood or sleep. Do not stop taking them. Ask your doctor or pharmacist what to watch for, and keep medicines out of a hot car.\n\nNever leave a child, an older person or a pet in a parked car, not even for a minute.',
      },
      {
        title: 'When to see a doctor',
        content:
          'See a doctor if you often feel dizzy or have cramps after work, or if you pass little urine and it’s dark. A checkup before summer is a good time to talk about your heart, your blood pressure and your medicines. This article is general information. It doesn’t replace your doctor.',
      },
    ],
  },
};
