/** The ages of a plan's main member, for the calculator of the home page and the quote. */
export const AGES = {
  '<18': 'Under 18',
  '18-30': '18 to 30',
  '31-45': '31 to 45',
  '46-55': '46 to 55',
  '56-65': '56 to 65',
  '65+': '65+',
} as const;
