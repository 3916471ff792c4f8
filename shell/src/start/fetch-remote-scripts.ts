import { REMOTE_SCRIPTS_ID } from '../app/page-data';

/** Begins to fetch the scripts of the page's remote, whose links wait in the document for the shell's script. */
export function fetchRemoteScripts(): void {
  const template = document.getElementById(REMOTE_SCRIPTS_ID);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}
