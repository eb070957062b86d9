const KEY = 'admin-logged-in';

/**
 * The flag (docs/product/administration.md): kept in session storage from the sign-in to the sign-out. It only
 * decides what a page shows first; whether somebody is signed in is the server's to say.
 */
export function hasSignedInFlag(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function setSignedInFlag(isSignedIn: boolean): void {
  try {
    if (isSignedIn) window.sessionStorage.setItem(KEY, 'true');
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage can be forbidden; the page then checks first and shows afterwards.
  }
}
