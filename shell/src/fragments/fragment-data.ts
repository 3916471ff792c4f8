/** A fragment in the server's HTML, and what it was rendered with. */
export interface FragmentData {
  name: string;
  props: object;
  /** The version of the remote that provides it. */
  version: string;
  data: unknown;
}
