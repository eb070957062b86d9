import { useMessages } from 'use-intl';

/** How a kind is called wherever the panel names it; one without words is called by its name in addresses. */
export function useKindName(): (kind: string) => string {
  const kinds: Readonly<Record<string, string>> = useMessages().revisions.kinds;
  return (kind) => kinds[kind] ?? kind;
}
