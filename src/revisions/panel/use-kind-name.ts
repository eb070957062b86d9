import { useMessages } from 'use-intl';
import type { KindWords } from '../define-kind.ts';

/** How a kind is called wherever the panel names it; one without words is called by its name in addresses. */
export function useKindName(): (kind: string) => string {
  const words: Readonly<Record<string, object | Partial<KindWords>>> = useMessages();
  return (kind) => {
    const ofKind = words[kind];
    return (ofKind && 'kindName' in ofKind && ofKind.kindName) || kind;
  };
}
