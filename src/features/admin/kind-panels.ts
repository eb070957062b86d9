/**
 * The panel's side of every kind of content with versions of which there is one, by the kind's name: its page at
 * /admin/{name}, and its words. Loaded when that page is opened.
 */
const KIND_PANELS = {
  notice: {
    page: () => import('#features/notice/admin/notice-panel.tsx'),
    words: () => import('#features/notice/admin/messages/es.ts'),
  },
  office: {
    page: () => import('#features/office/admin/office-panel.tsx'),
    words: () => import('#features/office/admin/messages/es.ts'),
  },
};

type PanelKind = keyof typeof KIND_PANELS;
/** The messages of all kinds, by the kind's name. The administration is Spanish alone. */
export type KindMessages = {
  [Name in PanelKind]: Awaited<ReturnType<(typeof KIND_PANELS)[Name]['words']>>['default'];
};

export const PANEL_KINDS = Object.keys(KIND_PANELS) as readonly PanelKind[];

/** Whether the panel has a page for a kind of this name. */
export function hasPanel(kind: string): kind is PanelKind {
  return Object.hasOwn(KIND_PANELS, kind);
}

/** The page of a kind. */
export async function loadKindPage(kind: PanelKind) {
  return (await KIND_PANELS[kind].page()).default;
}

/** The messages of some kinds, as the IntlProvider takes them. */
export async function loadKindMessages<Kind extends PanelKind>(
  kinds: readonly Kind[],
): Promise<Pick<KindMessages, Kind>> {
  const entries = await Promise.all(
    kinds.map(async (kind) => [kind, (await KIND_PANELS[kind].words()).default] as const),
  );
  return Object.fromEntries(entries) as Pick<KindMessages, Kind>;
}
