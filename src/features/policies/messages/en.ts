export default {
  asPage: 'Open as a page to print or share',
  print: 'Print',
  // Who changes what a policy promises changes this day too, in both languages.
  inForce: 'In force since November 26, 2026',
  others: 'Our other policies',
  privacy: {
    pageTitle: 'Privacy Policy | {brand}',
    pageDescription: 'How we use and protect your health information, who we share it with, and your rights.',
    intro:
      'YOUR HEALTH INFORMATION\n\nThis policy is about the information we have about you as an applicant or a member: who you are, how to reach you, your plan, and the care you get. Federal and Florida law protect it, and so do we.\n\nWe keep what we need to serve you, and only the people who need it for their work may see it. Our website has its own policy, the Internet Privacy Policy.',
    use: 'HOW WE USE IT\n\n- To enroll you and keep your membership up to date.\n- To help you get care: appointments, authorizations, and questions from your doctor.\n- To bill your monthly payment and answer your questions about it.\n- To review the quality of our service, and handle refunds and grievances.\n- To do what the law requires of us.',
    share:
      'WHO WE SHARE IT WITH\n\nWe share your information with the doctors, laboratories, pharmacies and other providers who care for you, and with those who help us run the plan and have promised in writing to protect it. We also share it with public authorities when the law requires it.\n\nFor any other reason, we ask for your written permission first. You can take back that permission in writing at any time. We do not sell your information.',
    rights:
      'YOUR RIGHTS\n\nYou can ask us:\n\n- To show you your information, or to give you a copy.\n- To correct what’s wrong or missing.\n- To tell you who we’ve shared it with.\n- To write or call you at another address or number.\n- To limit how we use or share it. We read every request; the law lets us say no to some of them.\n- For a printed copy of this policy.',
    contact:
      'QUESTIONS AND COMPLAINTS\n\nWrite to {legalName}, {address}, or call customer service at {customerService}, {hours}. TTY: {tty}.\n\nIf you believe we haven’t respected your privacy, tell us. You can also complain to the U.S. Department of Health and Human Services, Office for Civil Rights, at (800) 368-1019. A complaint never changes the care or the service you get.',
  },
  internetPrivacy: {
    pageTitle: 'Internet Privacy Policy | {brand}',
    pageDescription:
      'What this website keeps about you, what stays on your own device, and what we never do.',
    intro:
      'IN A FEW WORDS\n\nThis website has no trackers, no advertising and no visitor counters from other companies. Your browser contacts only this website for the page and its pictures, fonts and videos. You can read every page without telling us who you are.',
    collect:
      'WHAT OUR SERVER SEES\n\nTo answer, our server sees your device’s internet (IP) address. It keeps that address in memory for a short time, only to stop floods of requests. The address is not written to our logs. When you send a form, it keeps a code, from which your address can’t be read, for about two weeks at most, to notice when many forms come at once.\n\nA quote is calculated on your own phone or computer. Your name, phone and email are not sent when you get a quote.',
    forms:
      'FORMS YOU SEND\n\nWhen you send a form, we keep what you wrote together with the date, the language and a reference number, so a person can answer you. We use it to answer you and for nothing else.\n\nPlease don’t write details of your health in a form. Call us instead: {customerService}.',
    assistant:
      'THE ASSISTANT\n\nYour conversation with the assistant stays in your browser until you clear it or close the tab. Your question and the last few messages go to our server, which first hides the Social Security, Medicare, card and bank account numbers it finds. Even so, please leave them out, along with details of your health.\n\nIf you tell us whether an answer helped you, we keep that like a form, with your comment, your question and the answer.',
    assistantOwn: 'This website finds the answers on its own. What you ask goes to no other company.',
    assistantModel:
      'Some answers are written by a language model at {host}. It gets your question and the last things said before it, with those numbers covered up. It doesn’t get your device’s internet (IP) address.',
    assistantNotKept: 'Beyond that, we do not keep what you ask or what the assistant answers.',
    assistantKept:
      'For {days, plural, one {# day} other {# days}} we keep what was asked and answered, with the date, the language and a random number for the conversation, so our staff can see what people ask. Those numbers stay covered up, and a message that sounds like an emergency isn’t kept. Unless you write it, nothing in it says who you are.',
    device:
      'WHAT STAYS ON YOUR DEVICE\n\n- A cookie and a note in your browser, both named site-language, remember whether you read in English or Spanish. The cookie lasts one year. If your browser sends a form without our JavaScript, a cookie named form-opened keeps the time you opened its page, for one day, to keep out spam programs.\n- Your accessibility settings stay in your browser until you clear them.\n- A form or a quote that you’ve started, and how far you’ve scrolled, stay in your browser until you close the tab. So does your conversation with the assistant. We erase a form when you send it, and a quote when you start over or go on to enroll.\n\nYou can delete all of this in your browser’s settings. The website works without it.',
    links:
      'LINKS TO OTHER SITES\n\nSome links lead to other websites, such as the member login, the maps service or our social pages. They open in a new tab, and their own policies apply there.\n\nThe privacy note at the bottom of every page lists everything this website keeps and for how long.',
  },
  nonDiscrimination: {
    pageTitle: 'Non-Discrimination Notice | {brand}',
    pageDescription:
      'We treat everyone alike, and we help you in your language and in a format you can use, free of charge.',
    intro:
      'DISCRIMINATION IS AGAINST THE LAW\n\n{legalName} follows federal civil rights laws. We do not discriminate because of race, color, national origin, age, disability or sex. We do not exclude people or treat them differently because of any of these.',
    help: 'FREE HELP TO UNDERSTAND US\n\nWe help people with disabilities communicate with us, free of charge: for example, with sign language interpreters, and with written information in large print or other formats.\n\nWe help people whose first language is not English, free of charge: with interpreters, and with information written in other languages.\n\nIf you need this help, call customer service at {customerService}, {hours}. TTY: {tty}.',
    grievance:
      'IF YOU BELIEVE WE FAILED\n\nIf you believe that we did not give you this help, or that we discriminated against you in another way, you can file a grievance. Write to {legalName}, {address}, or call {customerService}. We’ll help you file it if you need us to. Our Grievance Procedures explain what happens next.',
    government:
      'COMPLAINT TO THE GOVERNMENT\n\nYou can also file a civil rights complaint with the U.S. Department of Health and Human Services, Office for Civil Rights, 200 Independence Avenue SW, Room 509F, HHH Building, Washington, DC 20201. Phone: (800) 368-1019. TDD: (800) 537-7697.',
  },
  refunds: {
    pageTitle: 'Refund Policy | {brand}',
    pageDescription:
      'The application fee, how many days you have to ask for a refund, how to ask and how long it takes.',
    intro: 'APPLICATION FEE\n\nThe application fee is $25.00. It is not refundable.',
    clinic:
      'REFUND OF THE PREPAID HEALTH CLINIC (PHC)\n\nAsk for your refund within 3 days of your application. You get back the full amount you paid, minus the application fee of $25.00.',
    discountPlan:
      'REFUND OF THE DISCOUNT PLAN (DPO)\n\nAsk for your refund within 30 days of enrollment. The application fee of $25.00 is not refundable.',
    request:
      'HOW TO ASK FOR IT\n\nYour request must be in writing. It must give the reason, and the principal applicant must sign it. Send it to {legalName}, {address}.\n\nQuestions? Call customer service at {customerService}, {hours}.',
    processing: 'HOW LONG IT TAKES\n\nA refund takes up to 45 business days to process.',
  },
  grievances: {
    pageTitle: 'Grievance Procedures | {brand}',
    pageDescription:
      'How to tell us that something went wrong, the steps that follow, and how many days each one takes.',
    intro:
      'FIRST, TALK TO US\n\nIf something went wrong, call customer service at {customerService}, {hours}. TTY: {tty}. Many problems are solved in one call. If yours isn’t, or if you prefer, you can file a formal grievance. It costs nothing, and it never changes the care you get.',
    file: 'HOW TO FILE A GRIEVANCE\n\nYou have one year from the day it happened. Write to {legalName}, {address}. Tell us your name, how to reach you, what happened and when, and what you’d like us to do. Add copies of any papers that help explain it. If you need help to write it, call us.',
    levels:
      'LEVEL 1 AND LEVEL 2\n\n- Within 5 business days, we confirm in writing that we received your formal grievance.\n- Within 30 business days, we tell you the outcome. This is the level 1 decision.\n- If you don’t agree, you can ask for a level 2 review. We must receive your request within 30 days of the level 1 decision.',
    expedited:
      'WHEN IT CAN’T WAIT\n\nIf waiting could put your life, your health or your recovery in danger, ask for an expedited review. It is decided within 72 hours. Ask for it by phone: {customerService}. In an emergency, call 911 first.',
    appeal:
      'APPEAL TO THE STATE\n\nIf you don’t agree with our decision, you can appeal to the State of Florida. You have 1 year to do it. Call us and we’ll tell you where to send your appeal.',
  },
} as const;
