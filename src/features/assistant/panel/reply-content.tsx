import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { ReplyLink } from '#features/assistant/chat.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import { nameInList, phoneParts, replyBlocks } from './reply-text.ts';

interface ReplyContentProps {
  text: string;
  /** Whether 911 and 988 in it are numbers to call. */
  hasShortNumbers?: boolean;
  /** While it arrives: nothing in it can be pressed yet. */
  isPartial?: boolean;
  onFollow?: () => void;
}

/** The text of an answer as paragraphs, lists, numbers to call and links to pages of this site. Never as HTML. */
export function ReplyContent({
  text,
  hasShortNumbers = false,
  isPartial = false,
  onFollow,
}: ReplyContentProps) {
  const toLine = (line: string) => (isPartial ? line : withPhoneLinks(line, hasShortNumbers));
  const toItem = (item: string) => {
    const [name, rest] = isPartial ? ['', item] : nameInList(item);
    return name === '' ? toLine(item) : [<b key="name">{name}</b>, ...[toLine(rest)].flat()];
  };
  return replyBlocks(text).map((block, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the blocks and lines of one text never change places
    if (block.kind === 'list') {
      return (
        <ul key={place} className="mt-2.5 list-disc space-y-1.5 pl-5 marker:text-sea-600 first:mt-0">
          {block.items.map((item, line) => (
            <li key={line}>{toItem(item)}</li>
          ))}
        </ul>
      );
    }
    if (block.kind === 'links') {
      return (
        <ul key={place} className="mt-2.5 space-y-0.5 first:mt-0">
          {block.links.map((link, line) => (
            <li key={line}>{isPartial ? link.label : <PageLink link={link} onFollow={onFollow} />}</li>
          ))}
        </ul>
      );
    }
    return (
      <p key={place} className="mt-2.5 first:mt-0">
        {block.lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            {toLine(line)}
          </Fragment>
        ))}
      </p>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}

function withPhoneLinks(line: string, hasShortNumbers: boolean): ReactNode {
  return phoneParts(line, hasShortNumbers).map(({ text, isPhone }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    if (!isPhone) return <Fragment key={place}>{withWholeNames(text)}</Fragment>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    if (text.length > 3) return <PhoneLink key={place} phone={text} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <a key={place} href={`tel:${text}`} className="text-link">
        {text}
      </a>
    );
  });
}

/** Keeps the county's name, which has a hyphen, on one line. */
function withWholeNames(text: string): ReactNode {
  return text.split(/(Miami-Dade)/).map((part, place) => {
    if (place % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}

/** Goes to a page of this site without reloading, so that the conversation goes on beside it. */
function PageLink({ link, onFollow }: { link: ReplyLink; onFollow: (() => void) | undefined }) {
  const router = useRouter();
  return (
    <a
      href={link.href}
      className="text-link inline-block py-1"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        onFollow?.();
        // The browser itself opens what a place on the page shown leads to.
        if (isOnThisPage(router, link.href)) return;
        event.preventDefault();
        void router.navigate({ href: link.href });
      }}
    >
      {link.label}
    </a>
  );
}

function isOnThisPage(router: AnyRouter, href: string): boolean {
  const [page, place] = href.split('#');
  const { pathname, searchStr } = router.state.location;
  return place !== undefined && page === pathname + searchStr;
}
