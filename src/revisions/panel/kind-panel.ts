import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { IntlProvider } from 'use-intl';
import type { Locale } from '#i18n/locale.ts';
import type { Passage } from './passages.ts';

/** What the fields of a kind are given. */
export type RevisionForm<Body> = {
  body: Body;
  /** Puts another body in its place; it is kept in this browser until it is saved. */
  change: (body: Body) => void;
  /** The id of a field ("closures.0.date"): the summary of what is wrong leads there. */
  idOf: (field: string) => string;
  /** What is wrong with a field, in words. */
  errorAt: (field: string) => string | undefined;
};

/** Messages of the site itself, in each language: what a preview says around what is written. */
export type PreviewWords = Record<Locale, NonNullable<ComponentProps<typeof IntlProvider>['messages']>>;
export type LoadPreviewWords = () => Promise<PreviewWords>;

/** The panel's side of a kind, as data that its definition names: `RevisionEditor` makes its editor of it. */
export type KindPanel<Body extends object> = {
  /** What is edited of which nothing is stored. Fields that are missing in what a browser kept are not read. */
  initial: Body;
  /** What somebody goes on with of a version that was stored; without it all of that. */
  goOnWith?: (stored: Body) => Body;
  useWords: () => {
    /** Below the heading. */
    lead: string;
    /** What is wrong, of a message key of the kind's schema. */
    problemOf: (key: string) => string;
    /** A body in words, part by part: two versions of it are compared by them. */
    passagesOf: (body: Body) => readonly Passage[];
  };
  Fields: ComponentType<RevisionForm<Body>>;
  /** How it will stand on the site. */
  Preview?: ComponentType<{ body: Body; words: PreviewWords }>;
  /** What stands now, with the button that takes it off the site: a kind without it can only be replaced. `children` is that button. */
  Stands?: ComponentType<{ body: Body | undefined; children: ReactNode }>;
};
