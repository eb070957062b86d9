import { expect, test } from 'vitest';
import directoryEn from '#features/directory/messages/en.ts';
import directoryEs from '#features/directory/messages/es.ts';
import providerEn from '#features/directory/provider/messages/en.ts';
import providerEs from '#features/directory/provider/messages/es.ts';
import { PANEL_GROUPS } from '#features/directory/provider-plans.ts';
import homeEn from '#features/preventive-care/messages/en.ts';
import homeEs from '#features/preventive-care/messages/es.ts';
import * as home from '#features/preventive-care/panel-groups.ts';

/* The directory names panels as the home page does, which has the link to each. */

test('the directory has the panels of the home page in the same groups', () => {
  expect(PANEL_GROUPS).toEqual(home.PANEL_GROUPS.map(({ id, panels }) => ({ id, panels })));
});

test.each([
  { language: 'en', ofHome: homeEn, ofDirectory: directoryEn, ofProvider: providerEn },
  { language: 'es', ofHome: homeEs, ofDirectory: directoryEs, ofProvider: providerEs },
])('they have the same names in $language', ({ ofHome, ofDirectory, ofProvider }) => {
  expect([ofDirectory.panels, ofProvider.panels]).toEqual([ofHome.panels, ofHome.panels]);
  expect(ofProvider.panelGroups).toEqual(ofHome.groups);
});
