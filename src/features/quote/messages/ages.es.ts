/** The ages of a plan's main member, for the calculator of the home page and the quote. */
export const AGES = {
  '<18': 'Menos de 18 años',
  '18-30': '18 a 30 años',
  '31-45': '31 a 45 años',
  '46-55': '46 a 55 años',
  '56-65': '56 a 65 años',
  '65+': '65 años o más',
} as const;
