import type { Database } from '#server/database/connect.ts';
import { loadSigningKey, type SigningKey } from './signing-key.ts';

/** The database's signing key, read when it is first needed and kept; a failed reading is tried again. */
export function signingKeyOnDemand(db: Database): () => Promise<SigningKey> {
  let loading: Promise<SigningKey> | undefined;
  return () => {
    loading ??= loadSigningKey(db).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
