import { queryOptions } from '@tanstack/react-query';
import { type FetchApi, getJson, postJson } from '#client/api.ts';

const PATH = '/api/auth/second-factor';

/** What its owner sees of the second factor: since when it is on, null while it is off. */
export type SecondFactorState = { since: string | null; recoveryCodesLeft: number };

/** What an app needs: a picture to be scanned (a data URL), or the secret to be typed. */
export type SecondFactorSetUp = { secret: string; picture: string };

/** GET /api/auth/second-factor. Asked again whenever it is shown. */
export function secondFactorQuery(fetchApi: FetchApi) {
  return queryOptions({
    queryKey: ['/api', 'auth', 'second-factor'],
    queryFn: () => getJson<SecondFactorState>(fetchApi, PATH),
    staleTime: 0,
    gcTime: 0,
  });
}

/** POST /api/auth/second-factor/set-up. @throws {ApiError} */
export function beginSecondFactor(fetchApi: FetchApi): Promise<SecondFactorSetUp> {
  return postJson(fetchApi, `${PATH}/set-up`, {});
}

/** POST /api/auth/second-factor/confirm. @returns the recovery codes, this once. @throws {ApiError} */
export async function confirmSecondFactor(fetchApi: FetchApi, code: string): Promise<string[]> {
  return (await postJson<{ recoveryCodes: string[] }>(fetchApi, `${PATH}/confirm`, { code })).recoveryCodes;
}

/** POST /api/auth/second-factor/turn-off. @throws {ApiError} */
export function turnOffSecondFactor(
  fetchApi: FetchApi,
  given: { password: string; code: string },
): Promise<SecondFactorState> {
  return postJson(fetchApi, `${PATH}/turn-off`, given);
}
