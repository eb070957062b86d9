import { useTranslations } from 'use-intl';
import { shortTimeOf } from '#i18n/florida-clock.ts';
import type { KindPanel } from '#revisions/panel/kind-panel.ts';
import { problemWords } from '#revisions/panel/problem-words.ts';
import { EMPTY_NOTICE, type NoticeBody, noticeEnd } from '../notice.ts';
import { NoticeFields } from './notice-fields.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { NoticeStands } from './notice-stands.tsx';

/** 'Aviso': the notice over every page (docs/product/notice.md). */
const panel: KindPanel<NoticeBody> = {
  initial: EMPTY_NOTICE,
  useWords: useNoticeWords,
  Fields: NoticeFields,
  Preview: NoticePreview,
  Stands: NoticeStands,
};

export default panel;

function useNoticeWords() {
  const t = useTranslations('notice');
  return {
    lead: t('lead'),
    problemOf: problemWords(useTranslations('notice.problems')),
    passagesOf: ({ level, spanish, english, link, until }: NoticeBody) => {
      const end = noticeEnd(until);
      return [
        { label: t('spanish'), text: spanish },
        { label: t('english'), text: english },
        { label: t('level'), text: t(`levels.${level}`) },
        { label: t('link'), text: link },
        { label: t('until'), text: end ? shortTimeOf(end) : '' },
      ];
    },
  };
}
