import { apiPaths } from '@storefront/host/contracts';
import type { AlertSubject } from '@storefront/host/contracts/api';
import { HttpError, type Http } from '@storefront/host';
import { objectOrEmpty, readText, unwrapData } from '@storefront/host/response/read-response';
import type { SelectedVariant } from '@storefront/host/shop/catalogue/variant';
import { t } from '../../messages/t';

/** The address of the signed-in account; undefined if it couldn't be read: then it has to be typed. */
export async function fetchOwnAddress(http: Http): Promise<string | undefined> {
  try {
    return readText(objectOrEmpty(unwrapData(await http.get(apiPaths.accountInfo))).email);
  } catch (error) {
    console.error('The address of the account could not be read.', error);
    return undefined;
  }
}

interface AlertRequest {
  about: AlertSubject;
  productId: string;
  variant: SelectedVariant;
  email: string;
  /** The words that the shopper agreed to. */
  consent: string;
}

/** Asks to be told. Returns what the shopper has to know, and whether it worked. */
export async function askForAlert(
  http: Http,
  { variant, ...request }: AlertRequest,
): Promise<{ sentence: string; isDone: boolean }> {
  try {
    const body = { ...request, ...variant };
    const { confirmed } = objectOrEmpty(unwrapData(await http.post(apiPaths.alerts, body)));
    const sentence =
      confirmed === true
        ? t(
            'We’ll write to {email} {about, select, stock {when it is back} other {when it costs less}}. Your account lists your alerts.',
            request,
          )
        : t(
            'Please check your mail. Once you open the link we sent to {email}, we’ll write to you {about, select, stock {when it is back} other {when it costs less}}.',
            request,
          );
    return { sentence, isDone: true };
  } catch (error) {
    console.error('The alert could not be stored.', error);
    const message = error instanceof HttpError ? error.serverMessage : undefined;
    return { sentence: message ?? t('That didn’t work. Please try again.'), isDone: false };
  }
}
