/** Who administers the site of the end-to-end tests (playwright.config.ts makes this user). */
export const ADMINISTRATOR = { username: 'prueba', password: 'una clave larga de prueba' } as const;
