import { createHash } from 'node:crypto';

/** What a picture shows: the state, and the language and width in which no other may look the same. */
export type Picture = { view: string; language: string; width: number; png: Uint8Array };

/**
 * Remembers pictures and reports which views look alike: one of the two is not in the state that its name says.
 *
 * @returns a function that takes each picture and gives the name of an earlier view that is the same to the pixel
 */
export function watchForTwins(): (picture: Picture) => string | undefined {
  const views = new Map<string, string>();
  return ({ view, language, width, png }) => {
    const key = [language, width, createHash('sha256').update(png).digest('hex')].join();
    const earlier = views.get(key);
    views.set(key, earlier ?? view);
    return earlier;
  };
}
