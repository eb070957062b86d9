import { Badge } from '../badge.tsx';
import { LoadingStripes } from '../loading-stripes.tsx';
import { Notice } from '../notice.tsx';
import { SectionHeading } from '../section-heading.tsx';

/** Notices, badges and the sign that something is on its way. */
export function MessageExamples() {
  return (
    <section className="space-y-6">
      <SectionHeading eyebrow="Messages" title="What the page says" />
      <Notice>Few results, so this list also shows what lies around.</Notice>
      <Notice tone="positive" title="Your message was sent">
        <p>Reference CC-1042. We answer within two days.</p>
      </Notice>
      <Notice tone="problem" title="The search didn’t work">
        <p>Please try again.</p>
      </Notice>
      <p className="flex flex-wrap gap-2">
        <Badge>Inactive</Badge>
        <Badge tone="positive" icon="check">
          Accepting
        </Badge>
        <Badge icon="question">Ask by phone</Badge>
        <Badge tone="sun">New</Badge>
        <Badge tone="coral">Not now</Badge>
        <Badge tone="sea">Demonstration</Badge>
      </p>
      <LoadingStripes>Searching…</LoadingStripes>
      <div className="on-dark rounded-panel bg-sea-900 p-6">
        <SectionHeading onDark eyebrow="Locations" title="On a dark band" lead="Words turn white here." />
      </div>
    </section>
  );
}
