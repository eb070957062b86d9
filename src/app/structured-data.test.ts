import { expect, test } from 'vitest';
import { provider } from '../../tests/support/provider.ts';
import { readConfig } from './config.ts';
import { breadcrumbData, organizationData, providerData } from './structured-data.ts';

const { site } = readConfig({ PUBLIC_URL: 'https://clinic.example', OFFICE_HOURS: '1-6 08:30-13:00' }, '/');

test('both offices are given with address and hours', () => {
  const { location } = organizationData(site);
  expect(location).toMatchObject([
    {
      address: { streetAddress: '7350 NW 7th St Suite 204', addressLocality: 'Miami', postalCode: '33126' },
      openingHoursSpecification: { opens: '08:30', closes: '13:00' },
    },
    { address: { streetAddress: '12250 Menta St 103', addressLocality: 'Orlando', postalCode: '32837' } },
  ]);
  expect(JSON.stringify(location)).toContain('"Saturday"');
  expect(JSON.stringify(location)).not.toContain('"Sunday"');
});

test('an office has its own hours, and the days on which they are others', () => {
  const words = { en: 'Thanksgiving', es: 'Día de Acción de Gracias' };
  const [first, second] = site.offices;
  const { location } = organizationData({
    ...site,
    offices: [first, { ...second, hours: { firstDay: 1, lastDay: 2, opensAt: 540, closesAt: 720 } }],
    closures: [
      { date: '2026-11-25', office: 1, open: { opensAt: 480, closesAt: 600 }, words, isSoon: true },
      { date: '2026-11-26', words, isSoon: true },
    ],
  });
  const closed = { validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' };
  expect(location).toMatchObject([
    { openingHoursSpecification: { opens: '08:30' }, specialOpeningHoursSpecification: [closed] },
    {
      openingHoursSpecification: { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '12:00' },
      specialOpeningHoursSpecification: [
        { validFrom: '2026-11-25', opens: '08:00', closes: '10:00' },
        closed,
      ],
    },
  ]);
});

test('addresses are absolute', () => {
  expect(organizationData(site)['url']).toBe('https://clinic.example/');
});

test('a breadcrumb counts its steps from one', () => {
  const steps = [
    { name: 'Home', address: 'https://clinic.example/en' },
    { name: 'Quote', address: 'https://clinic.example/en/quote' },
  ];
  expect(breadcrumbData(steps)['itemListElement']).toMatchObject([
    { position: 1, name: 'Home', item: 'https://clinic.example/en' },
    { position: 2, name: 'Quote' },
  ]);
});

test('of a provider is said what is known, and nothing else', () => {
  const ana = {
    ...provider({
      center: 'Bayside Clinic',
      address: '1 Main St',
      suite: '5',
      zipCode: '33126',
      fax: null,
      languages: null,
    }),
    otherPlaces: [],
  };
  expect(providerData(ana, 'https://clinic.example/en/providers/1')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MedicalBusiness',
    name: 'Ana Ruiz',
    url: 'https://clinic.example/en/providers/1',
    telephone: '(305) 555-0142',
    parentOrganization: { '@type': 'MedicalBusiness', name: 'Bayside Clinic' },
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Main St, 5',
      addressLocality: 'Miami',
      addressRegion: 'FL',
      postalCode: '33126',
      addressCountry: 'US',
    },
  });
});
