import type { FormValues } from '#forms/form-definition.ts';
import type { Database } from '#server/database/connect.ts';
import { InvalidInput, NotFound } from '#server/errors.ts';
import { findProvider } from '../provider/find-provider.server.ts';
import { placeInOneLine } from '../provider/place-in-one-line.ts';

/**
 * Writes into a report whom it is about, as the row has it now: the staff read a name, also when the row is gone. Whatever
 * the sender wrote there does not count.
 *
 * @throws {InvalidInput} when the row is gone
 */
export async function nameReportedProvider(db: Database, values: FormValues): Promise<FormValues> {
  try {
    const provider = await findProvider(db, String(values['providerId']));
    const { doctor, center } = provider;
    const names = doctor === center ? [doctor] : [doctor, center];
    return { ...values, provider: [...names, placeInOneLine(provider)].join(', ') };
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    throw new InvalidInput([{ field: 'providerId', key: 'provider.gone' }]);
  }
}
