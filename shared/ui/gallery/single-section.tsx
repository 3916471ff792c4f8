import { Container } from '../src/page/container';
import { overlays } from './overlays';
import { Section } from './parts/section';
import { sections } from './sections';

interface SingleSectionProps {
  /** Id of a section, or name of an overlay. */
  id: string;
}

/** Shows one section or one overlay without the rest of the gallery. */
export function SingleSection({ id }: SingleSectionProps) {
  const Overlay = overlays[id];
  const Content = sections[id];
  if (Overlay) return <Overlay />;
  return (
    <Container>
      <main>
        {Content ? (
          <Section id={id}>
            <Content />
          </Section>
        ) : (
          `There is no ${id}.`
        )}
      </main>
    </Container>
  );
}
