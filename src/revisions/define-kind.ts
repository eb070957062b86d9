import type { z } from 'zod';
import type { Subject } from '#rights/can.ts';
import type { Site } from '#site/site.ts';
import type { KindPanel } from './panel/kind-panel.ts';

/** The subject of a kind of which there is one: the office. */
export const ONLY_SUBJECT = 'site';

/** What the panel says of a kind: its name, as menu and lists show it, and whatever its own page says. */
export type KindWords = { kindName: string };

/**
 * One kind of content with versions, whole: what may be stored of it, how it is called and edited, what pages show of it.
 * Made by `defineKind`, listed in `all-kinds.ts`.
 */
export type Kind<
  Name extends string = string,
  Body extends object = object,
  Words extends KindWords = KindWords,
> = {
  /** Stands in the table, in addresses of the API and of the panel, and before the messages of `words`. */
  name: Name;
  /** Its words in the panel, Spanish alone. They come with the panel. */
  words: () => Promise<{ default: Words }>;
  /** Its page of the panel at /admin/{name}, for a kind of which there is one. It comes when it is opened. */
  panel?: (() => Promise<{ default: KindPanel<Body> }>) | undefined;
  /**
   * Checks and tidies a body; every message in it is a message key. A field that is added later has a default: versions
   * of before are read with the schema of today. None is called `from`: that is when a version is published.
   */
  schema: z.ZodType<Body>;
  /** Checks in place of it what somebody writes now, where that must be more: no holiday of yesterday. */
  schemaOfNew?: z.ZodType<Body> | undefined;
  /** Whose right it takes to see and to change it (`rights/can.ts`). */
  right: Subject;
  /** Whether there is one of it (the office), or as many as are made (notices). */
  isOnly: boolean;
  /** Names a version in lists and in the activity: a notice's title. Without it the kind's name stands alone. */
  titleOf?: ((body: Body) => string) | undefined;
  /**
   * When a body ends by itself, where its field `until` says so: nothing of its subject is in force from then on. Its
   * words have `until.past` and `until.early`.
   */
  endOf?: ((body: Body) => Date | undefined) | undefined;
  /**
   * What the version in force changes of the site that every page reads, for a kind of which there is one. A field of its
   * own is declared beside the definition (`SiteOfKinds`). Asked with every change, and at midnight in Florida.
   */
  onSite?: ((body: Body, around: AroundBody) => Partial<Site>) | undefined;
};

/** What a kind is given beside a body to say what pages show of it. */
export type AroundBody = {
  configured: Site;
  /** The version's: another one with every change. */
  number: number;
  now: Date;
};

/** What is made of bodies whose kind is not known, which is asked of the kind itself. */
type OfAnyBody = {
  titleOf: (body: unknown) => string;
  endOf: (body: unknown) => Date | undefined;
  /** Whether any of its bodies can end by itself. */
  canEnd: boolean;
  onSite: (body: unknown, around: AroundBody) => Partial<Site>;
  panel: (() => Promise<{ default: KindPanel<object> }>) | undefined;
};

/** A kind whose bodies nobody needs to know by their types: what the list of all kinds holds. */
export type AnyKind = Omit<Kind, keyof OfAnyBody> & OfAnyBody;

/** Makes a kind's definition; it may be used in browsers, too. */
export function defineKind<const Name extends string, Body extends object, Words extends KindWords>(
  kind: Kind<Name, Body, Words>,
): Omit<Kind<Name, Body, Words>, keyof OfAnyBody> & OfAnyBody {
  // A version of long ago may no longer be what the kind is today; it is still listed.
  const read = (body: unknown) => kind.schema.safeParse(body).data;
  return {
    ...kind,
    titleOf: (body) => {
      const known = read(body);
      return known === undefined ? '' : (kind.titleOf?.(known) ?? '');
    },
    endOf: (body) => {
      const known = read(body);
      return known === undefined ? undefined : kind.endOf?.(known);
    },
    canEnd: kind.endOf !== undefined,
    onSite: (body, around) => {
      const known = read(body);
      return known === undefined ? {} : (kind.onSite?.(known, around) ?? {});
    },
    // It is given nothing but what the kind's own schema has read.
    panel: kind.panel as OfAnyBody['panel'],
  };
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a kind can have this subject: 'site' where there is one, else an id in small letters. */
export function isSubjectOf({ isOnly }: Pick<AnyKind, 'isOnly'>, subject: string): boolean {
  return isOnly ? subject === ONLY_SUBJECT : ID.test(subject);
}
