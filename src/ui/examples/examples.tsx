import { Badge } from '../badge.tsx';
import { BrandMark, LoadingStripes, Stripes } from '../brand.tsx';
import { Icon, iconNames } from '../icon.tsx';
import { Notice } from '../notice.tsx';
import { Container, SectionHeading } from '../section.tsx';
import { ActionExamples } from './action-examples.tsx';
import { FormExamples } from './form-examples.tsx';

/** Every primitive in every state, for developers' eyes and the accessibility tests. */
export function Examples() {
  return (
    <div className="py-section">
      <Container className="space-y-16">
        <SectionHeading
          level={1}
          eyebrow="Design system"
          title="Every part, in every state"
          lead="Look at this page at 360 and 1280 px, with large text, high contrast and reduced motion."
        />
        <BrandExamples />
        <ActionExamples />
        <FormExamples />
        <MessageExamples />
      </Container>
    </div>
  );
}

const sizes = [
  ['text-display', 'Display'],
  ['text-title-xl', 'Title XL'],
  ['text-title-lg', 'Title L'],
  ['text-title-md', 'Title M'],
  ['text-title-sm', 'Title S'],
  ['text-title-xs', 'Title XS'],
] as const;

const colours = [
  'bg-ink',
  'bg-sea-900',
  'bg-sea-700',
  'bg-sea-600',
  'bg-sea-100',
  'bg-sea-50',
  'bg-coral-700',
  'bg-coral-600',
  'bg-coral-400',
  'bg-coral-100',
  'bg-sun-400',
  'bg-sun-100',
  'bg-leaf-700',
  'bg-leaf-100',
] as const;

/** Colours, type, the mark, the stripes and the icons. */
function BrandExamples() {
  return (
    <section className="space-y-8">
      <SectionHeading eyebrow="Brand" title="Colour, type, signs" />
      <div className="flex flex-wrap items-center gap-6">
        <BrandMark />
        <BrandMark className="size-16" />
        <span className="on-dark inline-flex gap-4 rounded-control bg-sea-900 p-4">
          <BrandMark onDark />
          <Stripes />
        </span>
        <Stripes />
        <span className="arch inline-flex size-14 items-center justify-center bg-sun-100 text-coral-700">
          <Icon name="user" className="size-7" />
        </span>
      </div>
      <ul className="flex flex-wrap gap-2">
        {colours.map((colour) => (
          <li key={colour} className="w-24 text-xs">
            <span className={`block h-12 rounded-sm border border-line ${colour}`} />
            <span>{colour.slice(3)}</span>
          </li>
        ))}
      </ul>
      <div className="space-y-3">
        {sizes.map(([size, name]) => (
          <p key={size} className={`font-bold font-display ${size}`}>
            {`${name}: ¿Cuánto cuesta?`}
          </p>
        ))}
        <p className="max-w-reading text-lead">A lead is a sentence or two beneath a heading.</p>
        <p className="max-w-reading">
          Running text is seventeen pixels high, in lines of at most seventy characters, with a{' '}
          <a className="text-link" href="#main">
            link in the text
          </a>{' '}
          and figures: $131.50, 10,512.
        </p>
        <p className="text-ink-soft text-sm">Small text for hints and labels.</p>
      </div>
      <ul className="flex flex-wrap gap-4">
        {iconNames.map((name) => (
          <li key={name} className="flex w-24 flex-col items-center gap-1 text-xs">
            <Icon name={name} className="size-6" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Notices, badges and the sign that something is on its way. */
function MessageExamples() {
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
