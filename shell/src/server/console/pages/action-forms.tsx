import { css } from '@emotion/react';
import { space } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { actionPath, type ReleaseAction } from '../console-paths';
import type { AppActions } from '../console-view';
import { HaltForm } from './halt-form';

const forms = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: start;
`;

interface ActionFormsProps {
  app: string;
  actions: AppActions;
}

/** What the team may do with its app now. */
export function ActionForms({
  app,
  actions: { canary, live, fallback, haltable },
}: ActionFormsProps) {
  return (
    <div css={forms}>
      {canary === undefined ? null : (
        <>
          <ActionForm app={app} action="promote" version={canary} text="Promote the canary" />
          <ActionForm app={app} action="rollback" version={canary} text="Roll back the canary" />
        </>
      )}
      {canary === undefined && live !== undefined && fallback !== undefined ? (
        <ActionForm app={app} action="rollback" version={live} text={`Roll back to ${fallback}`} />
      ) : null}
      {haltable.length > 0 ? <HaltForm app={app} versions={haltable} /> : null}
    </div>
  );
}

interface ActionFormProps {
  app: string;
  action: ReleaseAction;
  /** The version that the page shows: the action is refused if it is another one by then. */
  version: string;
  text: string;
}

function ActionForm({ app, action, version, text }: ActionFormProps) {
  return (
    <form method="post" action={actionPath(app, action)}>
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="secondary">
        {text}
        <span className="visually-hidden">, {app}</span>
      </Button>
    </form>
  );
}
