import { useTranslations } from 'use-intl';
import { StatementFrame, StatementPart } from '#features/statements/statement-frame.tsx';
import { useOperatorFacts } from '#site/use-operator-facts.ts';

/** The accessibility statement: the standard, what is done, how it is checked, and whom to tell of a fault. */
export function AccessibilityPage() {
  const t = useTranslations('statements.accessibility');
  const facts = useOperatorFacts();
  return (
    <StatementFrame eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')}>
      <StatementPart title={t('doneTitle')} text={t('done')} />
      <StatementPart title={t('panelTitle')} text={t('panel')} />
      <StatementPart title={t('checkedTitle')} text={t('checked')} />
      <StatementPart title={t('reportTitle')} text={t('report', facts)} />
    </StatementFrame>
  );
}
