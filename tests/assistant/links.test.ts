import { expect, test } from 'vitest';
import { leadsTo } from './links.ts';

test.each([
  ['/quote', '/quote'],
  ['/es/quote', '/quote'],
  ['/quote?planType=family&age=31-45', '/quote'],
  ['/#faq-licensed', '/#faq'],
  ['/es#faq-licensed', '/#faq-licensed'],
  ['/en/policies/refund', '/policies/refund'],
  ['/providers?county=Broward&specialty=Cardiolog%C3%ADa', '/providers?specialty=Cardiology&county=Broward'],
  ['/providers?zipCode=33012&specialty=Dental', '/providers?zipCode=33012'],
  ['/providers?languages=Criollo+haitiano', '/providers?languages=Haitian+Creole'],
  ['/providers?city=Fort+Lauderdale', '/providers?city=ft+lauderdale'],
  ['/providers?doctor=Dra.+Garc%C3%ADa', '/providers?doctor=garcia'],
  ['https://members.example.com/login', 'https://members.example.com/login'],
])('%s leads to %s', (link, cited) => {
  expect(leadsTo(link, cited)).toBe(true);
});

test.each([
  ['/quote', '/providers'],
  ['/policies', '/policies/refund'],
  ['/policies/refund', '/policies'],
  ['/#faqs', '/#faq'],
  ['/', '/#faq'],
  ['/#faq', '/#faq-licensed'],
  ['/providers', '/providers?specialty=Cardiology'],
  ['/providers?specialty=Dental', '/providers?specialty=Cardiology'],
  ['/providers?specialty=Cardiology', '/providers?specialty=Cardiology&county=Broward'],
  ['https://elsewhere.example/quote', '/quote'],
])('%s does not lead to %s', (link, cited) => {
  expect(leadsTo(link, cited)).toBe(false);
});
