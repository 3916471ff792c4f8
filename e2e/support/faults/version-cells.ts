/** The rows of the fault matrix for versions that differ in age. */
export const VERSION_CELLS = {
  older: 'a remote built for an earlier minor host contract',
  newer: 'a remote that needs a newer host contract, with a version before',
  tab: 'a tab from before three deploys and a rollback',
  purchase: 'a purchase under way, while each remote on its way gets a broken version',
} as const;
