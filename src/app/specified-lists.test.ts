import { expect, test } from 'vitest';
import { contactForm } from '#features/contact/contact-form.ts';
import { DIRECTORY_COUNTIES } from '#features/directory/places/florida-counties.ts';
import { SPECIALTIES } from '#features/directory/specialties.ts';
import { FAQ_CATEGORIES, SERVICE_AREAS } from '#features/faq/faq.ts';
import {
  APPLICATION_COUNTIES,
  APPLICATION_SPECIALTIES,
  US_STATES,
} from '#features/join-network/join-network-form.ts';
import {
  AGE_RANGES,
  CHILDREN_COUNTS,
  PLAN_TYPES,
  QUOTE_COUNTIES,
  UNSERVED_COUNTIES,
} from '#features/quote/quote.ts';
import { DEFAULT_CHOICES } from '#features/quote/quote-link.ts';
import { quoteRequestForm, REQUEST_COUNTIES } from '#features/quote/request/quote-request-form.ts';
import { SERVICES } from '#features/services/services.ts';
import { readConfig } from './config.ts';

/* The lists that docs/product promises, written out here again, in their order. */

test('the calculator offers the plan types, ages, children and 13 counties', () => {
  expect(PLAN_TYPES).toEqual(['individual', 'family']);
  expect(AGE_RANGES).toEqual(['<18', '18-30', '31-45', '46-55', '56-65', '65+']);
  expect(CHILDREN_COUNTS).toEqual([0, 1, 2, 3, 4]);
  expect(QUOTE_COUNTIES.join(', ')).toBe(
    'Miami-Dade, Broward, Palm Beach, Orange, Hillsborough, Pinellas, Osceola, Seminole, Lake, Lee, Collier, Polk, Pasco',
  );
  expect(DEFAULT_CHOICES).toMatchObject({
    planType: 'individual',
    primaryAge: '31-45',
    numberOfChildren: 0,
    includeHospitalPackage: false,
    county: '',
  });
  expect(DEFAULT_CHOICES.selectedCorePackage).toBeUndefined();
});

test('the quote request has its ten fields and three counties', () => {
  expect(Object.keys(quoteRequestForm.initial)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'dateOfBirth',
    'planType',
    'county',
    'adults',
    'children',
    'specialRequirements',
  ]);
  expect(REQUEST_COUNTIES).toEqual(['Miami-Dade', 'Broward', 'Palm Beach']);
});

test('the network application offers 18 specialties, 17 counties and the states, Florida first', () => {
  expect(APPLICATION_SPECIALTIES.map(({ value }) => value).join(', ')).toBe(
    'Cardiology, Dermatology, Emergency Medicine, Family Medicine, Gastroenterology, General Surgery, Internal Medicine, ' +
      'Neurology, Obstetrics and Gynecology, Oncology, Ophthalmology, Orthopedics, Pediatrics, Psychiatry, Pulmonology, ' +
      'Radiology, Urology, Other',
  );
  expect(APPLICATION_COUNTIES.map(({ value }) => value).join(', ')).toBe(
    'Miami-Dade, Broward, Palm Beach, Monroe, Collier, Lee, Charlotte, Sarasota, Manatee, Pinellas, Hillsborough, Polk, ' +
      'Orange, Osceola, Seminole, Volusia, Other',
  );
  expect(US_STATES[0]).toBe('FL');
  expect(US_STATES).toHaveLength(50);
  expect(new Set(US_STATES).size).toBe(50);
});

test('the directory filters by ten counties and 24 specialties, each with its Spanish equivalent', () => {
  expect(DIRECTORY_COUNTIES.join(', ')).toBe(
    'Miami-Dade, Broward, Palm Beach, Orange, Hillsborough, Pinellas, Volusia, Pasco, Lake, Osceola',
  );
  expect(SPECIALTIES.map(({ en }) => en).join('; ')).toBe(
    'Cardiology; Surgery; Intensive Care; Dental; Dermatology; Diagnostics; Endocrinology; Pharmacy; Gastroenterology; ' +
      'Gynecology; General Medicine; Internal Medicine; Neurology; Obstetrics; Ophthalmology; Optometry; Orthopedics; ' +
      'ENT (Ear, Nose, Throat); Preventive Panels; Pediatrics; Podiatry; Psychiatry; Pulmonology; Urology',
  );
  expect(new Set(SPECIALTIES.map(({ es }) => es)).size).toBe(24);
});

test('the service areas in text are the eleven counties', () => {
  expect(SERVICE_AREAS.join(', ')).toBe(
    'Miami-Dade, Broward, Palm Beach, Orange, Osceola, Seminole, Hillsborough, Pinellas, Polk, Pasco, Lake',
  );
  const served: readonly string[] = SERVICE_AREAS;
  expect(QUOTE_COUNTIES.filter((county) => !served.includes(county))).toEqual(UNSERVED_COUNTIES);
});

test('the contact form has five subjects', () => {
  expect(contactForm.fields.subject.choices.map(({ value }) => value)).toEqual([
    'General Inquiry',
    'Enrollment Questions',
    'Provider Search Help',
    'Billing Questions',
    'File a Complaint',
  ]);
});

test('the nine services are those that are promised', () => {
  expect(SERVICES.map(({ id }) => id)).toEqual([
    'generalMedicine',
    'pediatric',
    'specialists',
    'womensHealth',
    'pharmacy',
    'laboratory',
    'dental',
    'vision',
    'diagnostics',
  ]);
});

test('services and groups of questions have the named colours and an icon', () => {
  const colours = ['blue', 'green', 'pink', 'teal'];
  for (const { icon, color } of [...SERVICES, ...FAQ_CATEGORIES]) {
    expect(colours).toContain(color);
    expect(icon).not.toBe('');
  }
  expect(new Set(SERVICES.map(({ color }) => color)).size).toBe(4);
});

test('both offices and the hours are those that are promised', () => {
  const { offices, hours } = readConfig({}, '/anywhere').site;
  expect(offices).toMatchObject([
    { street: '7350 NW 7th St Suite 204', city: 'Miami', zipCode: '33126' },
    { street: '12250 Menta St 103', city: 'Orlando', zipCode: '32837' },
  ]);
  expect(hours).toEqual({ firstDay: 1, lastDay: 5, opensAt: 8 * 60, closesAt: 17 * 60 });
});
