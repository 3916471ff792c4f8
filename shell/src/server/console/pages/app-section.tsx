import type { AppView } from '../console-view';
import { ActionForms } from './action-forms';
import { note, section, sectionHeading } from './console.styles';
import { TrialTable } from './trial-table';
import { VersionsTable } from './versions-table';

interface AppSectionProps {
  app: AppView;
}

/** An app with its versions, and what the team may do with them. */
export function AppSection({ app: { name, versions, more, trial, actions } }: AppSectionProps) {
  return (
    <section css={section} aria-labelledby={`app-${name}`}>
      <h2 css={sectionHeading} id={`app-${name}`}>
        {name}
      </h2>
      <VersionsTable app={name} versions={versions} />
      {more > 0 ? (
        <p css={note}>
          {more} more {more === 1 ? 'is' : 'are'} listed: npm run registry.
        </p>
      ) : null}
      {trial ? <TrialTable trial={trial} /> : null}
      {actions ? <ActionForms app={name} actions={actions} /> : null}
    </section>
  );
}
