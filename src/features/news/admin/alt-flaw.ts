import { articleAlt } from '../article-image.ts';
import type { ArticleForm } from './article-form.ts';

/**
 * Why an article's alt text says nothing to somebody who cannot see its picture; names the hint that says so.
 *
 * @param automatic what an upload put there for want of a title
 */
export function altFlaw(
  form: Pick<ArticleForm, 'image' | 'title' | 'alt'>,
  automatic: string,
): 'altRepeats' | 'altSaysNothing' | undefined {
  if (form.image === '') return undefined;
  if (isSameText(form.alt, automatic)) return 'altSaysNothing';
  return form.title.trim() !== '' && isSameText(articleAlt(form), form.title) ? 'altRepeats' : undefined;
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('es') === other.trim().toLocaleLowerCase('es');
}
