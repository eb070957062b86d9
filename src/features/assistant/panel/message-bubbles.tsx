import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { opensElsewhere } from '#client/opens-elsewhere.ts';
import type { ReplyLink } from '#features/assistant/chat.ts';
import { formatTimeOfDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { emergencyHref } from '#site/emergency-calls.ts';
import { PhoneLink } from '#site/operator-links.tsx';
import type { Weekday } from '#site/site.ts';
import { useSite } from '#site/site-context.tsx';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/screen-reader.tsx';
import { emergencyNumbers, nameInList, phoneParts, replyBlocks } from './reply-text.ts';

/* What messages look like: their bubbles, the text of an answer in them, and the apology for one that failed. */

/** What the visitor wrote, as it was written. Not read out when it appears: the visitor knows. */
export function VisitorBubble({ language, children }: { language: Locale | undefined; children: string }) {
  const t = useTranslations('assistant');
  return (
    <div aria-live="off" data-message className="flex justify-end">
      <p className="on-dark max-w-[88%] whitespace-pre-wrap rounded-surface rounded-br-sm bg-sea-700 px-4 py-2.5 wrap-anywhere forced-colors:border">
        <VisuallyHidden>{`${t('you')}: `}</VisuallyHidden>
        <span lang={language}>{children}</span>
      </p>
    </div>
  );
}

interface BotBubbleProps {
  isEmergency?: boolean;
  /** In an emergency the text whose numbers get a button each. */
  numbersFrom?: string;
  children: ReactNode;
}

/** What the assistant says; in an emergency first of all whom to call. */
export function BotBubble({ isEmergency = false, numbersFrom = '', children }: BotBubbleProps) {
  const t = useTranslations('assistant');
  return (
    <div
      data-message
      className={classNames(
        'rounded-bl-sm px-4 py-3 wrap-anywhere',
        // Of its own roundness: under high contrast other surfaces have a thin line.
        isEmergency
          ? 'rounded-[1.25rem] border-4 border-coral-600 bg-coral-100'
          : 'mr-6 rounded-surface border border-line bg-white',
      )}
    >
      <VisuallyHidden>{`${t('assistant')}: `}</VisuallyHidden>
      {isEmergency && (
        <>
          <p className="flex items-center gap-2 font-bold font-display text-coral-700 text-title-xs">
            <Icon name="alert" className="size-6" />
            <span>{t('emergency')}</span>
          </p>
          <p className="my-3 flex flex-wrap gap-2">
            {emergencyNumbers(numbersFrom).map((number, place) => (
              <a
                key={number}
                href={emergencyHref(number)}
                // The first is for danger now; long numbers need the room of the smaller size to stay on a line.
                className={
                  place === 0
                    ? buttonClass('primary', 'md', 'grow')
                    : buttonClass('secondary', 'sm', 'grow whitespace-nowrap')
                }
              >
                <Icon name="phone" />
                <span>{t('call', { number })}</span>
              </a>
            ))}
          </p>
        </>
      )}
      {/* Its own first and last margins are none. */}
      <div>{children}</div>
    </div>
  );
}

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
            <span>{toLine(line)}</span>
          </Fragment>
        ))}
      </p>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}

function withPhoneLinks(line: string, hasShortNumbers: boolean): ReactElement[] {
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
function withWholeNames(text: string): ReactElement[] {
  return text.split(/(Miami-Dade)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <span key={place} className={place % 2 === 0 ? undefined : 'whitespace-nowrap'}>
      {part}
    </span>
  ));
}

/** Goes to a page of this site without reloading, so that the conversation goes on beside it. */
export function PageLink({ link, onFollow }: { link: ReplyLink; onFollow: (() => void) | undefined }) {
  const router = useRouter();
  return (
    <a
      href={link.href}
      className="text-link inline-block py-1"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        onFollow?.();
        // The browser itself opens what a place on the page shown leads to.
        if (isOnThisPage(router, link.href) || isOtherQuote(router, link.href)) return;
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

const CALCULATOR = /^\/\w+\/quote$/;

/** The calculator keeps its own choices while it is open, in either language: the browser opens it anew with others. */
function isOtherQuote(router: AnyRouter, href: string): boolean {
  const [page = ''] = href.split('?');
  return CALCULATOR.test(page) && CALCULATOR.test(router.state.location.pathname);
}

/** In place of an answer that failed. */
export function Apology() {
  return (
    <BotBubble>
      <ReplyContent text={useApology()} />
    </BotBubble>
  );
}

/** What the bot says when its answer failed, with both numbers and the hours (docs/product/assistant.md). */
export function useApology(): string {
  const t = useTranslations('assistant');
  const locale = useLocale();
  const { phones, hours } = useSite();
  const times = t('apologyHours', {
    firstDay: dayName(hours.firstDay, locale),
    lastDay: dayName(hours.lastDay, locale),
    opens: formatTimeOfDay(hours.opensAt),
    closes: formatTimeOfDay(hours.closesAt),
  });
  // Letter by letter as specified: with plain spaces.
  return t('apology', {
    miamiDade: phones.miamiDade,
    otherCounties: phones.otherCounties,
    hours: times.replaceAll('\u00a0', ' '),
  });
}

/**
 * From the browser, because the site's own words are only there in the page's language. Spanish writes days small;
 * where they stand for themselves they begin with a capital.
 */
function dayName(weekday: Weekday, locale: string): string {
  // The fourth of January 1970 was a Sunday.
  const date = Date.UTC(1970, 0, 4 + weekday);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
  return day.charAt(0).toUpperCase() + day.slice(1);
}
