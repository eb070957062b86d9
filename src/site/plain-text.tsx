import type { ReactNode } from 'react';
import { PhoneLink } from '#site/operator-links.tsx';
import { textBlocks } from '#site/text-blocks.ts';

const PHONE = /(\(\d{3}\) \d{3}-\d{4})/;

interface PlainTextProps {
  /** Blank lines separate the paragraphs; lines that begin with "- " are a list. */
  text: string;
  /** What entirely upper-case paragraphs become; h2 unless told. */
  headingLevel?: 2 | 3;
}

/** A plain text as paragraphs, lists and headings. Phone numbers in it can be called. */
export function PlainText({ text, headingLevel = 2 }: PlainTextProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return textBlocks(text).map((block) => {
    if (block.kind === 'heading') {
      return (
        <Heading key={block.text} className="mt-8 mb-3 text-title-xs first:mt-0">
          {block.text}
        </Heading>
      );
    }
    if (block.kind === 'list') {
      return (
        <ul key={block.items[0]} className="mt-3 list-disc space-y-1.5 pl-5 marker:text-sea-600 first:mt-0">
          {block.items.map((item) => (
            <li key={item}>{withPhoneLinks(item)}</li>
          ))}
        </ul>
      );
    }
    return (
      <p key={block.text} className="mt-3 first:mt-0">
        {withPhoneLinks(block.text)}
      </p>
    );
  });
}

function withPhoneLinks(text: string): ReactNode {
  // A split by a group keeps what it matched, at every second place.
  return text.split(PHONE).map((part, place) => {
    if (place % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    return <PhoneLink key={place} phone={part} />;
  });
}
