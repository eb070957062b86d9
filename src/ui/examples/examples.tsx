import { Container } from '../container.tsx';
import { SectionHeading } from '../section-heading.tsx';
import { ActionExamples } from './action-examples.tsx';
import { BrandExamples } from './brand-examples.tsx';
import { FormExamples } from './form-examples.tsx';
import { MessageExamples } from './message-examples.tsx';

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
