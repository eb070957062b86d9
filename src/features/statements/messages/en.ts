export default {
  /** The day on which both statements were last held against what the site does. */
  updated: 'Last reviewed on November 22, 2026.',
  accessibility: {
    pageTitle: 'Accessibility statement | {brand}',
    pageDescription:
      'What we do so that everyone can use this website, what may still fail, and how to tell us.',
    eyebrow: 'Accessibility',
    title: 'This website is for everyone.',
    lead: 'We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    doneTitle: 'What we do',
    done: '- Every page and every form works with the keyboard alone, and shows where you are.\n- Headings, labels, errors and changes are written so that a screen reader can say them.\n- Text and controls have strong contrast. You can enlarge the text to 200 %, and zoom to 400 % without scrolling sideways.\n- Pictures that say something have a description, in English and in Spanish. Videos have captions.\n- Nothing blinks. What moves can be stopped, and does not move at all if your device asks for less motion.\n- Reading, news, forms and the directory work without JavaScript too.',
    panelTitle: 'Settings that help',
    panel:
      'The button at the left edge of every page opens the accessibility settings: high contrast, large text, less motion and announcements for screen readers. Your browser keeps them for your next visit. The settings of your own device count too.',
    checkedTitle: 'How we check it',
    checked:
      'Automatic tests look at every page and every open dialog in both languages, on a phone and on a desktop, with high contrast and with large text. We also walk the pages with the keyboard alone.\n\nAutomatic tests do not find everything. Links to other websites, for example the member login or the maps service, lead to pages that we do not control.',
    reportTitle: 'Tell us what does not work',
    report:
      'Call customer service at {customerService}, {hours}. TTY: {tty}. Or write to {legalName}, {address}.\n\nTell us the page and what you wanted to do. Until it is mended, we help you by phone: a price, a doctor, a form, any text of this website read aloud.',
  },
  privacy: {
    pageTitle: 'Privacy note of this website | {brand}',
    pageDescription:
      'Everything this website keeps, where it is kept, what for and for how long. No trackers.',
    eyebrow: 'Privacy note',
    title: 'We do not track you.',
    lead: 'Here is everything this website keeps, where it is kept, what for and for how long.',
    neverTitle: 'What we do not do',
    never:
      '- No advertising, no visitor counters and no trackers, ours or of others.\n- Your browser asks nobody but this website: fonts, pictures, videos and scripts all come from here.\n- We do not sell or share what you send us for advertising.\n- The price calculator sends nothing by itself. Without JavaScript our server receives only the choices it needs to work out the price.',
    keptTitle: 'What is kept',
    what: 'What',
    where: 'Where',
    why: 'What for',
    howLong: 'How long',
    kept: {
      cookie: {
        what: 'Cookie site-language: “en” or “es”',
        where: 'In your browser; it is sent with each page you ask for',
        why: 'To answer in your language',
        howLong: 'One year',
      },
      formOpened: {
        what: 'Cookie form-opened: when you opened a page with a form, if your browser sends it without our JavaScript',
        where: 'In your browser; it is sent with each page you ask for',
        why: 'To keep out programs that fill in forms',
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
      drafts: {
        what: 'What you have typed into a form that you have not sent',
        where: 'In your browser (session storage)',
        why: 'So that an error or a reload loses nothing',
        howLong: 'Until you send the form or close the tab',
      },
      quote: {
        what: 'What you chose and typed in the price calculator',
        where: 'In your browser (session storage)',
        why: 'So that a reload does not ask for everything again',
        howLong: 'Until you start a new quote, go on to enroll or close the tab',
      },
      scroll: {
        what: 'How far you have scrolled on the pages of this visit',
        where: 'In your browser (session storage)',
        why: 'So that the Back button brings you to the same place',
        howLong: 'Until you close the tab',
      },
      conversation: {
        what: 'Your conversation with the assistant',
        where: 'In your browser (session storage)',
        why: 'So that it goes on when you change the page or the language',
        howLong: 'Until you clear it or close the tab',
      },
      opinions: {
        what: 'Whether an answer of the assistant helped you, with your comment, your question, the answer and the date',
        where: 'In our database; a copy may go by email to our staff',
        why: 'To make the assistant better',
        howLong:
          'After {days, plural, one {# day} other {# days}} our database deletes it by itself, but no copies in our staff’s email.',
      },
      forms: {
        what: 'A form that you sent, with its date, language and reference number',
        where: 'In our database; a copy may go by email to the staff who answer you',
        why: 'To answer you and to do what you asked for',
        howLong:
          'After {days, plural, one {# day} other {# days}} our database deletes it by itself, but no copies in our staff’s email. Give us its reference number and we delete it earlier, unless the law tells us to keep it.',
      },
      formSender: {
        what: 'With a form that you sent, a code made from the network address of your device; the address cannot be read from it',
        where: 'In our database',
        why: 'To notice floods of forms',
        howLong: 'Until our staff were told of the form by email, and for about two weeks at most',
      },
      address: {
        what: 'The network address of your device',
        where: 'In the memory of our server; it is not written to our logs',
        why: 'To stop floods of requests',
        howLong: 'Minutes, and never past a restart of the server',
      },
    },
    /** Of a site that keeps them, below what every site keeps. */
    questions: {
      what: 'What was asked of the assistant and what it answered, with the date, the language and a random number for the conversation',
      where:
        'In our database, with personal numbers covered up; a message that sounds like an emergency is left out',
      why: 'So that our staff can see what people ask',
      howLong: 'After {days, plural, one {# day} other {# days}} our database deletes it by itself.',
    },
    assistantTitle: 'The assistant',
    assistant:
      'Each question goes to our server together with the last things said before it. It looks for Social Security, Medicare, card and bank account numbers and covers them up before anything else reads them.',
    assistantOwn: 'This website finds the answers by itself. What you ask goes to no other company.',
    assistantModel:
      'Some answers are written by a language model at {host}. It receives your question and the last things said before it, with those numbers covered up. It does not receive the network address of your device.',
    assistantNotKept:
      'We keep neither your questions nor the answers, unless you tell us whether an answer helped you.',
    assistantKept:
      'For {days, plural, one {# day} other {# days}} we keep what was asked and answered. Unless you write it, nothing in it says who you are.',
    logsTitle: 'What our logs say',
    logs: 'For each request they can hold the time, the address of the page without what you searched for, the result and how long it took. They hold no network address, no name and nothing that you typed.',
    askTitle: 'Ask us',
    ask: 'To see, correct or delete what you sent, call customer service at {customerService}, {hours}, or write to {legalName}, {address}.\n\nTwo of our policies say more: the Privacy Policy about your health information, and the Internet Privacy Policy about this website.',
  },
} as const;
