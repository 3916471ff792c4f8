import { parseArgs } from 'node:util';
import {
  type ReviewsCommand,
  ReviewsCommandSchema,
  runReviewsCommand,
} from '../operator/reviews-command';
import { checkCommand } from './parts/check-command';
import { runOperatorCli } from './parts/operator-cli';

const USAGE = `The reviews of buyers: products show those that were published here.

  reviews list [--page <number>] [--json]     those that wait to be checked, the oldest first
  reviews publish <id> [--by <name>] [--note <text>]
                                              shows it on the product's page
  reviews reject <id> --reason <text> [--by <name>] [--note <text>]
                                              doesn't show it; its author sees the reason. Also for a published one
`;

function readCommand(): ReviewsCommand | undefined {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      page: { type: 'string' },
      json: { type: 'boolean' },
      reason: { type: 'string' },
      by: { type: 'string', default: 'operator' },
      note: { type: 'string' },
    },
  });
  const [action, reviewId] = positionals;
  const page = values.page === undefined ? undefined : Number(values.page);
  const { json, reason, by: author, note } = values;
  const commands: Record<string, unknown> = {
    list: { action, page, json },
    publish: { action, reviewId, author, note },
    reject: { action, reviewId, reason, author, note },
  };
  return checkCommand(ReviewsCommandSchema, action, commands[action ?? '']);
}

await runOperatorCli({
  area: 'reviews',
  usage: USAGE,
  read: readCommand,
  run: ({ db }, command) => runReviewsCommand(db, command),
});
