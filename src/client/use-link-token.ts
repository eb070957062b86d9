import { useEffect, useState } from 'react';

/**
 * The token of a mailed link, taken out of the address as soon as the page runs, so that no copy of the address and no
 * history has it. It stands behind the #, which no browser sends to a server.
 *
 * @returns undefined until the page runs; empty without a token
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
    setToken((before) => before ?? hash.slice(1));
  }, []);
  return token;
}
