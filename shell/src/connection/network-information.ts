/** What some browsers say about the visitor's connection. */
interface NetworkInformation {
  /** True if the visitor has turned data saving on. */
  saveData?: boolean;
  /** How fast it is, such as `3g`. */
  effectiveType?: string;
}

/** What the browser says about the visitor's connection; empty in one that says nothing. */
export function networkInformation(): NetworkInformation {
  return (navigator as { connection?: NetworkInformation }).connection ?? {};
}
