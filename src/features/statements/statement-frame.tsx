import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PlainText } from '#site/plain-text.tsx';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

interface StatementFrameProps {
  eyebrow: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A statement of the operator about the site: heading, parts, and the date of the last review. */
export function StatementFrame({ eyebrow, title, lead, children }: StatementFrameProps) {
  const t = useTranslations('statements');
  return (
    <Container className="py-section print:py-0">
      <SectionHeading level={1} eyebrow={eyebrow} title={title} lead={lead} />
      <div className="mt-12 space-y-10">{children}</div>
      <p className="mt-12 border-line border-t pt-5 text-ink-soft text-sm">{t('updated')}</p>
    </Container>
  );
}

/** One part of a statement: its heading beside its text on a wide window, above it on a narrow one. */
export function StatementPart({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <section className="grid gap-x-16 gap-y-4 border-ink border-t-2 pt-6 lg:grid-cols-[1fr_2.2fr]">
      <h2 className="text-title-sm">{title}</h2>
      <div className="min-w-0">
        {text && (
          <div className="max-w-reading">
            <PlainText text={text} headingLevel={3} />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
