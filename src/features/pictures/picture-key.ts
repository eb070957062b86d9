/** The folder of the storage in which all pictures lie. */
export const PICTURES_FOLDER = 'pictures';

/** Where the storage keeps a picture in one width. */
export function pictureKey(id: string, width: number): string {
  return `${PICTURES_FOLDER}/${id}/${width}.webp`;
}
