export default {
  /** The day on which both statements were last held against what the site does. */
  updated: 'Last reviewed on November 22, 2026.',
  accessibility: {
    pageTitle: 'Accessibility statement | {brand}',
    pageDescription:
      'What we do so everyone can use this website, what may still not work, and how to tell us.',
    eyebrow: 'Accessibility',
    title: 'This website is for everyone.',
    lead: 'We build it to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    doneTitle: 'What we do',
    done: '- Every page and every form works with the keyboard alone, and shows where you are.\n- Headings, labels, errors and changes are written so a screen reader can say them.\n- Text and controls have strong contrast. You can enlarge the text to 200%, and zoom to 400% without scrolling sideways.\n- Pictures that carry meaning have a description, in English and in Spanish. Videos have captions.\n- Nothing blinks. You can stop whatever moves, and nothing moves if your device asks for less motion.\n- Reading, news, forms and the directory work without JavaScript, too.',
    panelTitle: 'Settings that help',
    panel:
      'The accessibility button is on the left edge of every page; on a phone, it’s at the top and in the menu. It opens settings for high contrast, large text, less motion and screen reader announcements. Your browser keeps them for your next visit. Your device’s own settings count, too.',
    checkedTitle: 'How we check it',
    checked:
      'Automatic tests look at every page and every open dialog in both languages, on a phone and on a computer, with high contrast and with large text. We also go through the pages with the keyboard alone.\n\nAutomatic tests don’t find everything. Links to other websites, such as the member login or the maps service, lead to pages we don’t control.',
    reportTitle: 'Tell us what doesn’t work',
    report:
      'Call customer service at {customerService}, {hours}. TTY: {tty}. Or write to {legalName}, {address}.\n\nTell us the page and what you wanted to do. Until we fix it, we’ll help you by phone: with a price, a doctor or a form, or by reading any text on this website to you.',
  },
  privacy: {
    pageTitle: 'Website privacy note | {brand}',
    pageDescription: 'Everything this website keeps, where it’s kept, why and for how long. No trackers.',
    eyebrow: 'Privacy note',
    title: 'We don’t track you.',
    lead: 'Here’s everything this website keeps, where it’s kept, why and for how long.',
    neverTitle: 'What we don’t do',
    never:
      '- No advertising, no visitor counters and no trackers, ours or anyone else’s.\n- Your browser contacts only this website: fonts, pictures, videos and scripts all come from here.\n- We do not sell or share what you send us for advertising.\n- A quote sends nothing on its own. Without JavaScript, our server gets only the choices it needs to calculate the price.\n- If you let the directory use your location, your browser turns it into the nearest ZIP code on your own device. We get only that ZIP code.',
    keptTitle: 'What we keep',
    what: 'What',
    where: 'Where',
    why: 'Why',
    howLong: 'How long',
    kept: {
      cookie: {
        what: 'Cookie site-language: “en” or “es”',
        where: 'In your browser; it’s sent with each page you ask for',
        why: 'To answer in your language',
        howLong: 'One year',
      },
      formOpened: {
        what: 'Cookie form-opened: when you opened a form (only without JavaScript)',
        where: 'In your browser; it’s sent with each page you ask for',
        why: 'To keep out spam programs',
        howLong: 'One day',
      },
      language: {
        what: 'Note site-language: “en” or “es”',
        where: 'In your browser (local storage)',
        why: 'To remember your language',
        howLong: 'Until you delete it',
      },
      accessibility: {
        what: 'Your accessibility settings',
        where: 'In your browser (local storage)',
        why: 'To show the pages as you chose',
        howLong: 'Until you delete them',
      },
      notice: {
        what: 'The number of the last notice you closed',
        where: 'In your browser (local storage)',
        why: 'So a notice you closed doesn’t come back',
        howLong: 'Until you close another notice or delete it',
      },
      shortlist: {
        what: 'The providers on your list',
        where: 'In your browser (local storage)',
        why: 'So you find them again, and can print or send them',
        howLong: 'Until you take them off the list',
      },
      drafts: {
        what: 'What you’ve typed into a form and not sent yet',
        where: 'In your browser (session storage)',
        why: 'So you lose nothing after an error or a reload',
        howLong: 'Until you send the form or close the tab',
      },
      quote: {
        what: 'What you chose and typed in your quote',
        where: 'In your browser (session storage)',
        why: 'So you don’t have to start over after a reload',
        howLong: 'Until you start a new quote, go on to enroll or close the tab',
      },
      scroll: {
        what: 'How far you’ve scrolled on the pages of this visit',
        where: 'In your browser (session storage)',
        why: 'So the Back button takes you to the same place',
        howLong: 'Until you close the tab',
      },
      conversation: {
        what: 'Your conversation with the assistant',
        where: 'In your browser (session storage)',
        why: 'So it goes on when you change pages or languages',
        howLong: 'Until you clear it or close the tab',
      },
      opinions: {
        what: 'Whether an answer from the assistant helped you, with your comment, your question, the answer and the date',
        where: 'In our database; a copy may go by email to our staff',
        why: 'To make the assistant better',
        howLong:
          'We delete it after {days, plural, =730 {two years} one {# day} other {# days}}. Copies emailed to staff are not deleted automatically.',
      },
      forms: {
        what: 'A form you sent, with its date, language and reference number',
        where: 'In our database; a copy may go by email to the staff who answer you',
        why: 'To answer you and do what you asked for',
        howLong:
          'We delete it after {days, plural, =730 {two years} one {# day} other {# days}}. Copies emailed to staff are not deleted automatically. Give us its reference number and we’ll delete it earlier, unless the law requires us to keep it.',
      },
      formSender: {
        what: 'With a form you sent, a code made from your device’s internet (IP) address; the address can’t be read from it',
        where: 'In our database',
        why: 'To notice when many forms come at once',
        howLong: 'Until our staff get an email about the form, and for about two weeks at most',
      },
      address: {
        what: 'Your device’s internet (IP) address',
        where: 'In our server’s memory; it isn’t written to our logs',
        why: 'To stop floods of requests',
        howLong: 'Minutes, and never past a restart of the server',
      },
    },
    /** Of a site that keeps them, below what every site keeps. */
    questions: {
      what: 'What was asked of the assistant and what it answered, with the date, the language and a random number for the conversation',
      where:
        'In our database, with personal numbers covered up; a message that sounds like an emergency is left out',
      why: 'So our staff can see what people ask',
      howLong: 'We delete it after {days, plural, =730 {two years} one {# day} other {# days}}.',
    },
    assistantTitle: 'The assistant',
    assistant:
      'Your question and the last few messages go to our server, which first hides the Social Security, Medicare, card and bank account numbers it finds.',
    assistantOwn: 'This website finds the answers on its own. What you ask goes to no other company.',
    assistantModel:
      'Some answers are written by a language model at {host}. It gets your question and the last things said before it, with those numbers covered up. It doesn’t get your device’s internet (IP) address.',
    assistantNotKept:
      'We keep neither your questions nor the answers, unless you tell us whether an answer helped you.',
    assistantKept:
      'For {days, plural, one {# day} other {# days}} we keep what was asked and answered. Unless you write it, nothing in it says who you are.',
    logsTitle: 'What our logs say',
    logs: 'For each request they can hold the time, the page’s address without what you searched for, the result and how long it took. They hold no internet (IP) address, no name and nothing you typed.',
    askTitle: 'Ask us',
    ask: 'To see, correct or delete what you sent, call customer service at {customerService}, {hours}, or write to {legalName}, {address}.\n\nTwo of our policies say more: the Privacy Policy about your health information, and the Internet Privacy Policy about this website.',
  },
} as const;
