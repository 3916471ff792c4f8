import { Container } from '../src/page/container';
import { PageHeading } from '../src/page/page-heading';
import { contents, layout, page } from './gallery.styles';
import { Section } from './parts/section';
import { titleOf } from './parts/title-of';
import { sections } from './sections';

/** The shop's tokens, and every primitive in every state. */
export function Gallery() {
  return (
    <Container css={page}>
      <header>
        <PageHeading eyebrow="Design system" lead="The tokens, and every primitive in every state.">
          Gallery
        </PageHeading>
      </header>
      <div css={layout}>
        <nav css={contents} aria-label="Sections">
          <ul role="list">
            {Object.keys(sections).map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{titleOf(id)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          {Object.entries(sections).map(([id, Content]) => (
            <Section key={id} id={id}>
              <Content />
            </Section>
          ))}
        </main>
      </div>
    </Container>
  );
}
