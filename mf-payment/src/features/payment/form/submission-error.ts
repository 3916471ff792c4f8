/**
 * Why a submission of the payment form failed. Every failure is a new object, so that the same
 * message is announced again.
 */
export interface SubmissionError {
  message: string;
}
