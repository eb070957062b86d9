import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/* The field for a picture in the editor of an article. */

type PictureFile = { name: string; mimeType: string; buffer: Buffer };

/** On the page of articles: opens the editor of a new one. */
export async function pressNewArticle(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Crear Artículo' }).first().click();
  return page.getByRole('dialog', { name: 'Crear Nuevo Artículo' });
}

export async function photo(width: number, height: number): Promise<PictureFile> {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#0a5563' } })
    .jpeg()
    .toBuffer();
  return { name: 'feria.jpg', mimeType: 'image/jpeg', buffer };
}

/** Chooses a file, which starts nothing, and then uploads it. */
export async function uploadPicture(editor: Locator, file: PictureFile): Promise<void> {
  await editor.locator('input[type=file]').setInputFiles(file);
  await expect(editor.getByText(`Archivo elegido: ${file.name}`)).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Subir imagen' })).toBeFocused();
  await editor.getByRole('button', { name: 'Subir imagen' }).press('Enter');
}
