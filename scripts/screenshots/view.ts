import type { Page } from '@playwright/test';

/** A state of the site of which pictures are taken. */
export type View = {
  name: string;
  /** Its address without the language; of a state that something has to be sent for, how that is done first. */
  path: string | ((page: Page) => Promise<string>);
  /** A page of the administration: Spanish at its one address, signed in as ADMIN_USERNAME with ADMIN_PASSWORD. */
  isAdministration?: true;
  /** Leads from the page to the state. */
  reach?: (page: Page) => Promise<void>;
  /** The state is what is in the window; taking the whole page would make the window larger for a moment. */
  isWindowOnly?: true;
  /** The proof that the state is reached: what only it has in sight, as a selector. */
  shows: string;
};
