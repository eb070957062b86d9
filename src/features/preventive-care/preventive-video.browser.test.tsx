import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnPage } from '../../../tests/component/render-on-page.tsx';
import { LANGUAGES } from '../../../tests/support/languages.ts';
import { PreventiveVideo } from './preventive-video.tsx';

test.each(LANGUAGES)(
  'the film of the panels has controls and captions, and is not downloaded by itself, in $code',
  async ({ code, words }) => {
    const { play, pause, captions, captionsEn, captionsEs } = words.preventiveCare.video;
    await renderOnPage(<PreventiveVideo />, { language: code });
    const film = page.getByCss('video');
    await expect.element(film).toHaveAttribute('poster', expect.stringContaining('preventive-care'));
    await expect.element(film).not.toHaveAttribute('controls');
    await expect.element(page.getByCss('track[default]')).toHaveAttribute('srclang', code);
    const video = film.element() as HTMLVideoElement;
    expect(video.readyState, 'nothing is there yet').toBe(HTMLMediaElement.HAVE_NOTHING);
    expect(video.networkState, 'nor on its way').not.toBe(HTMLMediaElement.NETWORK_LOADING);

    const control = (name: string) => page.getByRole('button', { name, exact: true });
    control(play).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(control(pause)).toHaveFocus();
    expect(video.paused).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect.element(control(play)).toHaveFocus();
    expect(video.paused).toBe(true);

    const shown = () =>
      [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language);
    const [own, other] = code === 'en' ? [captionsEn, captionsEs] : [captionsEs, captionsEn];
    await expect.element(page.getByRole('group', { name: captions }).getByRole('button')).toHaveLength(2);
    await expect.element(control(own)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(shown).toEqual([code]);
    await control(other).click();
    await expect.poll(shown).toEqual([code === 'en' ? 'es' : 'en']);
    await control(other).click();
    await expect.poll(shown).toEqual([]);
  },
);
