import { fetchRemoteScripts } from './start/fetch-remote-scripts';
import { firstPaint, nextTask } from './start/next-task';

/**
 * The modules that the shell starts with, in the order in which they are needed. All are in this script or
 * in that of the libraries; an eager import only delays a module's evaluation until it is called.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
];

/** Starts the shop part by part: in one task, the script would block a slow phone for half a second. */
async function start() {
  fetchRemoteScripts();
  await firstPaint();
  for (const evaluate of PARTS) {
    await evaluate();
    await nextTask();
  }
  const { startShop } = await import(/* webpackMode: "eager" */ './start/start-shop');
  await nextTask();
  await startShop();
}

void start();
