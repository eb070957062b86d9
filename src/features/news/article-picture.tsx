import { useEffect, useRef, useState } from 'react';
import { type PictureSize, pictureSources } from '#features/pictures/picture.ts';
import { Stripes } from '#ui/brand.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Article } from './article.ts';
import { articleAlt, type BundledPicture, readArticlePicture } from './article-image.ts';
import heat from './pictures/heat.svg';
import hurricane from './pictures/hurricane.svg';
import school from './pictures/school.svg';

const BUNDLED: Record<BundledPicture, string> = { heat, school, hurricane };

/** Ratio of the bundled pictures and of every card. */
const LANDSCAPE: PictureSize = { width: 1200, height: 750 };

interface ArticlePictureProps {
  article: Pick<Article, 'image' | 'alt' | 'title'> & Partial<Pick<Article, 'pictureSize'>>;
  /**
   * "cropped" is 2 by 1 around the middle, so that cards in a row are alike; "whole" has the picture's own ratio, no
   * higher than the window, and cuts nothing off.
   */
  fit?: 'cropped' | 'whole';
  /** Rounding. */
  className?: string;
  /** For the picture that a page begins with. */
  isFirst?: boolean;
}

/** The width of the picture: on an article's own page, and in a row of one, two or three. */
const SIZES = {
  first: '(min-width: 64rem) 46vw, 100vw',
  inRow: '(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw',
};

const FITS = {
  cropped: 'aspect-2/1 object-cover',
  whole: 'h-auto max-h-[min(80svh,48rem)] object-contain print:max-h-96',
};

/** An article's picture; the three stripes replace one that is missing or does not load. */
export function ArticlePicture({
  article,
  fit = 'cropped',
  className,
  isFirst = false,
}: ArticlePictureProps) {
  const picture = readArticlePicture(article.image);
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // It may have failed before React was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  if (!picture || isBroken) {
    return (
      <div className={classNames('flex aspect-2/1 items-end justify-center bg-sun-100 pb-[12%]', className)}>
        <Stripes className="h-1/4 w-2/5" />
      </div>
    );
  }
  const address = 'bundled' in picture ? BUNDLED[picture.bundled] : picture.address;
  const sources = pictureSources(address);
  // Of any other address nobody knows the size: it is shown whole in a landscape frame.
  const { width, height } = (fit === 'whole' && article.pictureSize) || LANDSCAPE;
  return (
    <img
      ref={image}
      {...(sources ? { srcSet: sources, sizes: isFirst ? SIZES.first : SIZES.inRow } : {})}
      src={address}
      alt={articleAlt(article)}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
      // Forced colours would put a dark drawing without a ground on black.
      className={classNames('w-full bg-sea-100 forced-color-adjust-none', FITS[fit], className)}
    />
  );
}
