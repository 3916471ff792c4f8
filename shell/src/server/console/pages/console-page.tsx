import { css } from '@emotion/react';
import { color, size, space, text } from '@storefront/ui/theme';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { MESSAGE_ID, SIGN_OUT_PATH } from '../console-paths';
import type { Message } from '../console-sessions';
import type { ConsoleView } from '../console-view';
import { AppSection } from './app-section';
import { ConsoleFrame } from './console-frame';
import { note as noteStyle } from './console.styles';
import { HistoryTable } from './history-table';

const account = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  max-width: ${size('content')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

interface ConsolePageProps {
  view: ConsoleView;
  /** What became of the last action. */
  message: Message | undefined;
}

/** Who is live where: all apps, and the latest changes. */
export function ConsolePage({
  view: { releaser, apps, history, note },
  message,
}: ConsolePageProps) {
  const own = releaser.apps === '*' ? 'all apps' : releaser.apps.join(', ');
  return (
    <ConsoleFrame heading="Who is live where">
      {message ? (
        // The address of the page after an action moves the focus here.
        <div id={MESSAGE_ID} tabIndex={-1}>
          <Alert tone={message.tone}>{message.text}</Alert>
        </div>
      ) : null}
      <form css={account} method="post" action={SIGN_OUT_PATH}>
        <p>
          Signed in as {releaser.name}, who may release {own}.
        </p>
        <Button type="submit" variant="quiet">
          Sign out
        </Button>
      </form>
      {apps.length === 0 ? <p>Nothing has been published yet.</p> : null}
      {apps.map((app) => (
        <AppSection key={app.name} app={app} />
      ))}
      <p css={noteStyle}>{note}</p>
      <HistoryTable history={history} />
    </ConsoleFrame>
  );
}
