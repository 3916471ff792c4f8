/** A part of a mail, as HTML and as text. */
export interface Block {
  html: string;
  text: string;
}

/** The content of a mail. */
export interface MailContent {
  subject: string;
  /** Shown beside the subject in lists of mails. */
  preview: string;
  heading: string;
  blocks: Block[];
}
